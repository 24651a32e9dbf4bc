internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitOffline

/// The screen with the list of teachers, in a section for each subject.
public final class ProfessorsViewController: Controller {
  private let student: Student
  private let bar: LoadBar
  private let sections = SectionAdapter()
  private let list: List<RowIndex>
  private let work = ScreenTask()

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    bar = student.texts.makeBar()
    list = List(sections)
    super.init()
    title = student.texts.professors.title
    offerLogOut(of: student)
  }

  // MARK: Lifecycle

  /// Loads the list again each time the user selects the tab.
  public override func appear() { load(student.professors, work) }

  // MARK: Interface

  public override func makeView() -> View {
    (list.id, list.accessibleName, list.layout.flex) = ("professors", title, 1)
    list.layout.width = .readable
    // Aligns the text with the title above it.
    bar.layout.padding.start = 1
    let nothing = student.texts.makeEmptyState(student.texts.professors.none)
    connect(nothing.button) { $0.load($0.student.professors, $0.work) }
    list.emptyView = nothing
    return Column(cross: .fill) {
      bar
      list
    }
  }

  public override func connect() {
    follow(student.professors, of: student, in: bar, work)
    connect(list, \.onRefresh) { $0.load($0.student.professors, $0.work) }
  }

  public override func refresh() {
    let (feed, texts) = (student.professors, student.texts.professors)
    sections.sections = (feed.content ?? []).map { kurs in
      SectionAdapter.Section(
        title: kurs.nazivKursa,
        rows: kurs.teachers.map {
          .init(title: $0.name, value: $0.role == .professor ? texts.professor : texts.assistant)
        })
    }
    list.reload()
    list.emptyView?.isHidden = feed.content == nil
    list.loading.isRefreshing = feed.state.isLoading
    show(feed, of: student, in: bar, over: list)
  }
}
