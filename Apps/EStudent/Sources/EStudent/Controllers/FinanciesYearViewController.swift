internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitNav

/// The screen on which the user chooses one of the school years.
public final class FinanciesYearViewController: Controller {
  private let student: Student
  private let list = List<String>([], id: { $0 }, text: { $0 })

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    super.init()
    title = student.texts.finances.year
  }

  public override func makeView() -> View {
    (list.id, list.accessibleName) = ("years", title)
    list.activatesOnClick = true
    return list
  }

  public override func connect() {
    connect(list, to: FinanciesYearViewController.choose)
    refresh(when: student.finances, \.content)
  }

  public override func refresh() {
    var titles: [String] = []
    for year in student.finances.content ?? [] where !titles.contains(year.title) {
      titles.append(year.title)
    }
    list.items = titles
    let shown = titles.firstIndex { $0 == student.year?.title }
    if let shown { list.highlightedRow = RowIndex(shown) }
  }

  private func choose(_ year: String) {
    student.chosenYear = year
    close()
  }
}
