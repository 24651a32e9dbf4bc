internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitOffline

/// The screen that lists all subjects; its content is loaded on the first appearance.
public final class ReportViewController: Controller {
  private let student: Student
  private let bar: LoadBar
  private let list: List<Row>
  private let work = ScreenTask()

  /// A subject with its index, since a server may send the same code twice.
  private struct Row {
    let place: Int
    let subject: Subject
    var title: String { "\(subject.id) - \(subject.title)" }
  }

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    bar = student.texts.makeBar()
    list = List([], id: \.place, text: \.title, row: { PairRow() }) { $0.show($1.title, "") }
    super.init()
    title = student.texts.reports.title
    offerLogOut(of: student)
  }

  // MARK: Lifecycle

  public override func appear() {
    if student.reports.content == nil { load(student.reports, work) }
  }

  // MARK: Interface

  public override func makeView() -> View {
    (list.id, list.accessibleName, list.layout.flex) = ("subjects", title, 1)
    list.layout.width = .readable
    list.activatesOnClick = true
    list.accessory = { _ in .disclosure }
    // Aligns the text with the title above it.
    bar.layout.padding.start = 1
    let nothing = student.texts.makeEmptyState(student.texts.reports.none)
    connect(nothing.button) { $0.load($0.student.reports, $0.work) }
    list.emptyView = nothing
    return Column(cross: .fill) {
      bar
      list
    }
  }

  public override func connect() {
    follow(student.reports, of: student, in: bar, work)
    connect(list) { $0.push(ReportPlace(subject: $1.subject.id), to: .insideTab) }
    connect(list, \.onRefresh) { $0.load($0.student.reports, $0.work) }
  }

  public override func refresh() {
    let feed = student.reports
    list.items = (feed.content ?? []).enumerated().map { Row(place: $0, subject: $1) }
    list.emptyView?.isHidden = feed.content == nil
    list.loading.isRefreshing = feed.state.isLoading
    show(feed, of: student, in: bar, over: list)
  }
}
