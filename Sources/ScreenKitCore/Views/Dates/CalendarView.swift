/// A calendar of one month for selecting a day.
///
/// The arrow keys move the highlight by days and weeks. The page keys move it by months, or by
/// years with Shift. Home and End move it to the ends of the month, and T moves it to the current
/// day. Enter, the space bar or a click selects a day. ``Strings/Calendar`` defines the names and
/// the first day of the week.
public final class CalendarView: Control, ValueControl {
  /// The selected day; `nil` for none.
  ///
  /// Setting it in code shows the month of the day and calls no observers.
  public var value: CalendarDate? {
    get { selected }
    set {
      selected = newValue
      if let newValue { highlighted = clamped(newValue) }
      showMonth()
    }
  }

  /// The closure called with the day after the user selected another one.
  public var onChange: (@MainActor (CalendarDate?) throws -> Void)?

  /// The days that can be selected.
  public var range: ClosedRange<CalendarDate> {
    didSet {
      guard range != oldValue else { return }
      highlighted = clamped(highlighted)
      showMonth()
    }
  }

  /// Whether each week is shown with its ISO 8601 week number.
  public let showsWeeks: Bool

  /// The highlighted day; keys act on this day.
  public private(set) var highlighted: CalendarDate

  /// The closure called after the user selected a day, even if it was already selected.
  var onSelect: (@MainActor (CalendarDate) throws -> Void)?

  private var selected: CalendarDate?
  private let today: @MainActor () -> CalendarDate
  private let head: CalendarHead
  private let days: [CalendarDayButton]
  private let weeks: [Label]

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///  - value: The selected day; `nil` for none, with the current month shown.
  ///  - range: The days that can be selected.
  ///  - showsWeeks: Whether each week is shown with its ISO 8601 week number.
  ///  - today: A closure that returns the current day in the user's time zone.
  public init(
    value: CalendarDate? = nil, in range: ClosedRange<CalendarDate> = .allDays,
    showsWeeks: Bool = false, today: @escaping @MainActor () -> CalendarDate
  ) {
    (self.range, self.today, self.showsWeeks, selected) = (range, today, showsWeeks, value)
    days = (0..<CalendarView.weekCount * 7).map { _ in CalendarDayButton() }
    weeks = showsWeeks ? (0..<CalendarView.weekCount).map { _ in Label() } : []
    head = CalendarHead(showsWeeks: showsWeeks)
    let wanted = value ?? today()
    highlighted = min(max(wanted, range.lowerBound), range.upperBound)
    super.init()
    layOutParts()
    languageDidChange()
    followLanguage()
  }

  /// The maximum number of calendar rows that a month needs.
  private static let weekCount = 6

  /// Highlights `date`, or the nearest day of the range; calls no observers.
  public func highlight(_ date: CalendarDate) {
    highlighted = clamped(date)
    showMonth()
  }

  public override var role: SemanticRole { .calendar }
  public override var accessibleText: String {
    accessibleName ?? strings.calendar.calendar
  }

  public override var accessibleValue: String {
    let day = days.first { $0.date == highlighted }
    return [strings.calendar.words(of: highlighted), day?.accessibleValue ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The description of the highlighted day only, without the other days of the month.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: accessibleValue, parts: [head.previous, head.next])
  }

  public override var focusPart: View? { days.first { $0.date == highlighted } }

  public override var savedState: SavedState.Value? { .string(selected?.description ?? "") }

  public override func restore(_ state: SavedState.Value) {
    guard case .string(let text) = state else { return }
    if text.isEmpty { value = nil }
    if case .date(let date) = ReadDate(text), range.contains(date) { value = date }
  }

  override func languageDidChange() {
    head.nameDays(strings.calendar)
    showMonth()
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up: return try handle(press)
    case .action(.step(let count)): move(to: highlighted.adding(days: count))
    case .action(.setValue(.string(let text))):
      guard case .date(let date) = ReadDate(text), range.contains(date) else { return false }
      try choose(date)
    case .action(.press), .action(.submit): try choose(highlighted)
    case .pointer(let pointer):
      guard case .scroll(_, let y) = pointer.action, isFocused, y != 0 else { return false }
      move(to: highlighted.adding(months: y.signum()))
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private func clamped(_ date: CalendarDate) -> CalendarDate {
    min(max(date, range.lowerBound), range.upperBound)
  }
}

extension ClosedRange<CalendarDate> {
  /// The range of all days of the calendar.
  public static var allDays: ClosedRange<CalendarDate> { CalendarDate.first...CalendarDate.last }
}

extension CalendarView {
  private func layOutParts() {
    let grid = Grid(
      columns: Array(repeating: GridColumn(), count: showsWeeks ? 8 : 7), columnSpacing: 0
    ) {
      head.weekdays
      (0..<CalendarView.weekCount).flatMap { week -> [View] in
        let row = Array(days[week * 7..<week * 7 + 7])
        return showsWeeks ? [weeks[week]] + row : row
      }
    }
    for label in weeks { label.style.tint = .secondary }
    for day in days {
      day.action = { [unowned self, unowned day] in try choose(day.date) }
    }
    head.previous.action = { [unowned self] in move(to: highlighted.adding(months: -1)) }
    head.next.action = { [unowned self] in move(to: highlighted.adding(months: 1)) }
    add(
      Column(cross: .fill) {
        head
        grid
      })
  }

  private func handle(_ press: KeyPress) throws -> Bool {
    let isShifted = press.modifiers == .shift
    guard press.modifiers.isEmpty || isShifted else { return false }
    switch press.key {
    case .pageUp: move(to: highlighted.adding(months: isShifted ? -12 : -1))
    case .pageDown: move(to: highlighted.adding(months: isShifted ? 12 : 1))
    case _ where isShifted: return false
    case .left: move(to: highlighted.adding(days: -1))
    case .right: move(to: highlighted.adding(days: 1))
    case .up: move(to: highlighted.adding(days: -7))
    case .down: move(to: highlighted.adding(days: 7))
    case .home: move(to: highlighted.startOfMonth)
    case .end:
      move(to: highlighted.startOfMonth.adding(days: highlighted.lengthOfMonth - 1))
    case .character("t"): move(to: today())
    case .enter, .space: try choose(highlighted)
    default: return false
    }
    return true
  }

  private func move(to date: CalendarDate) { highlight(date) }

  /// Selects `date` as if by the user.
  private func choose(_ date: CalendarDate) throws {
    guard range.contains(date) else { return }
    highlight(date)
    try setByUser(date)
    try onSelect?(date)
  }

  /// Shows the month of the highlighted day.
  private func showMonth() {
    let texts = strings.calendar
    let first = highlighted.startOfMonth
    let start = first.dayNumber - first.weekday.distance(from: texts.firstWeekday)
    let present = today()
    let bounds = CalendarDate.first.dayNumber...CalendarDate.last.dayNumber
    for (index, day) in days.enumerated() {
      let number = start + index
      day.isHidden = !bounds.contains(number)
      let date = CalendarDate(dayNumber: number)
      day.show(
        CalendarDayButton.State(
          date: date, isInMonth: date.month == first.month, isSelected: date == selected,
          isToday: date == present, isHighlighted: date == highlighted && !day.isHidden,
          isEnabled: range.contains(date)))
    }
    for (index, label) in weeks.enumerated() {
      // The ISO 8601 week of a row is that of its Thursday, even if rows do not begin on Monday.
      let row = days[index * 7..<index * 7 + 7]
      label.text = row.first { $0.date.weekday == .thursday }.map { String($0.date.week) } ?? ""
    }
    head.show(
      texts.title(texts.month(first.month), first.year),
      isFirst: first <= range.lowerBound,
      isLast: first.adding(days: first.lengthOfMonth - 1) >= range.upperBound)
    // In little room, another week comes into sight.
    changed(.structure)
  }
}
