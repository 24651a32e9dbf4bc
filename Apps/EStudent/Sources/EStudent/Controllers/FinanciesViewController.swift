internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitNav

/// The screen with obligations and payments of a school year, as sums or in detail.
public final class FinanciesViewController: Controller {
  private let student: Student
  private let bar: LoadBar
  private let segments: SegmentedControl
  private let boxes = Column(spacing: 1, cross: .fill) {}
  private let yearButton = Button("")
  private let head = Column(cross: .fill) {}
  private let nothing: EmptyState
  private var scroll: Scroll?
  private let work = ScreenTask()

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    bar = student.texts.makeBar()
    segments = SegmentedControl(student.texts.finances.segments, value: 0)
    nothing = student.texts.makeEmptyState(student.texts.finances.noYears)
    super.init()
    title = student.texts.finances.title
    offerLogOut(of: student, after: [yearButton])
  }

  // MARK: Lifecycle

  public override func appear() {
    if student.finances.content == nil { load(student.finances, work) }
  }

  // MARK: Interface

  public override func makeView() -> View {
    segments.id = "segments"
    let scroll = Scroll(boxes)
    (scroll.layout.flex, nothing.layout.flex) = (1, 1)
    self.scroll = scroll
    boxes.layout.width = .readable
    head.setChildren([segments, bar])
    let column = Column(spacing: 1, cross: .fill) {
      head
      scroll
      nothing
    }
    // Aligns the content with the title above it.
    column.layout.padding.start = 1
    return column
  }

  public override func connect() {
    let texts = student.texts.finances
    follow(student.finances, of: student, in: bar, work)
    connect(segments) { screen, _ in screen.refresh() }
    connect(nothing.button) { $0.load($0.student.finances, $0.work) }
    connect(yearButton) { $0.push(YearPlace(), to: .insideTab) }
    command(texts.previousYear, id: "Earlier year", "[") { $0.step(by: 1) }
    command(texts.nextYear, id: "Later year", "]") { $0.step(by: -1) }
    refresh(when: student, \.chosenYear)
  }

  public override func refresh() {
    let (feed, year) = (student.finances, student.year)
    show(feed, of: student, in: bar, over: scroll)
    head.layout.flex = feed.hasOnlyError ? 1 : 0
    nothing.isHidden = feed.content == nil || year != nil
    if !nothing.isHidden { scroll?.isHidden = true }
    yearButton.isHidden = year == nil
    yearButton.title = year?.title ?? ""
    yearButton.accessibleName = "\(student.texts.finances.year) \(year?.title ?? "")"
    boxes.setChildren(year.map(views(of:)) ?? [])
    setEnabled(title(at: 1) != nil, command: "Earlier year")
    setEnabled(title(at: -1) != nil, command: "Later year")
  }

  // MARK: Logic

  /// Selects the year `step` positions further in the list, in which the latest year is first.
  private func step(by step: Int) {
    if let title = title(at: step) { student.chosenYear = title }
  }

  /// Returns the title of the year `step` positions further in the list; `nil` if there is none.
  private func title(at step: Int) -> String? {
    let years = student.finances.content?.map(\.title) ?? []
    guard let index = years.firstIndex(where: { $0 == student.year?.title }),
      years.indices.contains(index + step)
    else { return nil }
    return years[index + step]
  }

  private func views(of year: FinancialYear) -> [View] {
    let texts = student.texts.finances
    let sum: (String, Euros) -> PairRow = { [student] in PairRow($0, student.texts.text(of: $1)) }
    let heading = Label("\(texts.year) \(year.title)")
    heading.id = "year"
    let content: [View] =
      switch segments.value {
      case 1:
        [box(texts.owed, entries(year.obligations) + [sum(texts.owed, year.owed)])]
      case 2: [box(texts.paid, entries(year.payments) + [sum(texts.paid, year.paid)])]
      default:
        [
          box(texts.segments[0], [sum(texts.debt, year.debt)]),
          box(texts.segments[1], [sum(texts.owed, year.owed)]),
          box(texts.segments[2], [sum(texts.paid, year.paid)]),
        ]
      }
    return [heading] + content
  }

  private func box(_ title: String, _ rows: [View]) -> Box {
    let column = Column(cross: .fill) {}
    column.setChildren(rows)
    return Box(title, column)
  }

  private func entries(_ entries: [FinancialYear.Entry]) -> [View] {
    guard !entries.isEmpty else { return [Label(student.texts.finances.none)] }
    return entries.map {
      PairRow("\(student.texts.text(of: $0.day)) \($0.title)", student.texts.text(of: $0.amount))
    }
  }
}
