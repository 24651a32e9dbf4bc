internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitNav

/// The screen on which the user chooses one of all dates of an exam.
public final class RegistrationDetailedViewController: Controller {
  private let student: Student
  private let course: String
  private let heading = Label()
  private let list: List<Row>

  private struct Row {
    let place: Int
    let date: ExamDate
    let title: String
    let mark: String
  }

  /// Creates the screen of the subject with the code `course`.
  public init(_ student: Student, course: String) {
    (self.student, self.course) = (student, course)
    list = List([], id: \.place, text: \.title, row: { PairRow() }) { $0.show($1.title, $1.mark) }
    super.init()
    title = course
  }

  public override func makeView() -> View {
    (list.id, list.accessibleName, list.layout.flex) = ("dates", course, 1)
    list.layout.width = .readable
    list.activatesOnClick = true
    heading.style.emphasis = .strong
    heading.lineLimit = 1
    heading.layout.padding.start = 1
    return Column(cross: .fill) {
      heading
      list
    }
  }

  public override func connect() {
    connect(list, to: RegistrationDetailedViewController.choose)
    refresh(when: student.courses, \.content)
  }

  public override func refresh() {
    let texts = student.texts
    heading.text = found?.title ?? texts.registration.none
    list.items = (found?.dates ?? []).enumerated().map { place, date in
      let isRegistered = date.id == found?.registered
      let isChosen = date.id == student.chosenDates[course]
      return Row(
        place: place, date: date, title: texts.text(of: date),
        mark: isRegistered
          ? "✓ " + texts.registration.isRegistered : isChosen ? texts.registration.chosen : "")
    }
    let chosen = student.chosenDates[course] ?? found?.registered
    if let row = list.items.firstIndex(where: { $0.date.id == chosen }) {
      list.highlightedRow = RowIndex(row)
    }
  }

  private var found: Course? { student.courses.content?.courses.first { $0.id == course } }

  private func choose(_ row: Row) {
    guard let found else { return }
    student.choose(row.date.id, of: found)
    close()
  }
}
