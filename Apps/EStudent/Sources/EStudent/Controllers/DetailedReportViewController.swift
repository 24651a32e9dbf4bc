internal import AppParts
internal import EStudentAPI
public import ScreenKitCore

/// The screen with the marks of a subject: the sums, and then each week of the semester.
///
/// It shows data that is already on the device, and sends no request.
public final class DetailedReportViewController: Controller {
  private let student: Student
  private let subject: String
  private let sections = SectionAdapter()
  private let list: List<RowIndex>
  private let heading = Label()

  /// Creates the screen of the subject with the code `subject`.
  public init(_ student: Student, subject: String) {
    (self.student, self.subject) = (student, subject)
    list = List(sections)
    super.init()
    title = subject
  }

  public override func makeView() -> View {
    (list.id, list.accessibleName, list.layout.flex) = ("marks", subject, 1)
    list.layout.width = .readable
    heading.id = "heading"
    heading.style.emphasis = .strong
    heading.lineLimit = 1
    heading.layout.padding.start = 1
    return Column(cross: .fill) {
      heading
      list
    }
  }

  public override func connect() { refresh(when: student.reports, \.content) }

  public override func refresh() {
    let found = student.reports.content?.first { $0.id == subject }
    heading.text = found?.title ?? student.texts.reports.gone
    sections.sections = found.map(sections(of:)) ?? []
    list.reload()
  }

  private func sections(of subject: Subject) -> [SectionAdapter.Section] {
    let (texts, sums) = (student.texts.reports, subject.semester)
    let lines = [
      (texts.penalties, "\(sums.penalties)"), (texts.coursework, "\(sums.coursework)"),
      (texts.exam, "\(sums.exam)"), (texts.total, "\(sums.total)"),
      (texts.grade, sums.grade.map { "\($0)" } ?? texts.noGrade),
      (texts.attendance, "\(sums.attendance)"), (texts.assignments, "\(sums.assignments)"),
    ]
    let weeks = (1...Subject.weekCount).map { number in
      let rows = subject.marks(inWeek: number).map {
        SectionAdapter.Row(title: $0.title, value: "\($0.points)")
      }
      return SectionAdapter.Section(
        title: texts.week(number),
        rows: rows.isEmpty ? [.init(title: texts.noMarks, tint: .secondary)] : rows)
    }
    let first = SectionAdapter.Section(
      title: texts.semester, rows: lines.map { .init(title: $0, value: $1) })
    return [first] + weeks
  }
}
