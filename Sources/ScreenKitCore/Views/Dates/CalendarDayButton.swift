/// A day in a ``CalendarView``.
///
/// The focus is on the calendar, never on a day.
public final class CalendarDayButton: Button {
  /// The day.
  public private(set) var date = CalendarDate.first

  /// Whether the day belongs to the shown month, not to the previous or the next one.
  public private(set) var isInMonth = true

  /// Whether the day is the value of the calendar.
  public private(set) var isSelected = false

  /// Whether the day is the current day.
  public private(set) var isToday = false

  /// Whether the day is highlighted; keys act on the highlighted day.
  public private(set) var isHighlighted = false

  init() { super.init("") }

  /// Whether to show the focus of the calendar on this day.
  public var showsFocus: Bool { isHighlighted && (calendar?.isFocused ?? false) }

  private var calendar: CalendarView? { path.first { $0 is CalendarView } as? CalendarView }

  public override var accessibleText: String {
    accessibleName ?? strings.calendar.words(of: date)
  }

  public override var accessibleValue: String {
    let strings = self.strings
    return [
      isSelected ? strings.spoken.states.selected : "", isToday ? strings.calendar.today : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  public override var acceptsFocus: Bool { false }
  public override var focusTarget: View { calendar ?? self }

  /// The state of a day, computed by the calendar.
  struct State: Hashable {
    let date: CalendarDate
    var isInMonth = true
    var isSelected = false
    var isToday = false
    var isHighlighted = false
    var isEnabled = true
  }

  func show(_ state: State) {
    (date, isInMonth) = (state.date, state.isInMonth)
    (isSelected, isToday, isHighlighted) = (state.isSelected, state.isToday, state.isHighlighted)
    isEnabled = state.isEnabled
    title = String(state.date.day)
    changed(.appearance)
  }
}
