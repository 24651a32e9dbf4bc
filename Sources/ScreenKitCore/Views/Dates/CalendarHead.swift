/// The header of a calendar: the month between two buttons, and the names of the weekdays.
final class CalendarHead: View {
  let previous = FieldButton(.previous)
  let next = FieldButton(.next)
  /// The labels above the columns: an empty one if week numbers are shown, then the weekday names.
  let weekdays: [View]
  private let title = Label()
  private let names: [Label]

  init(showsWeeks: Bool) {
    names = (0..<7).map { _ in Label() }
    weekdays = (showsWeeks ? [Label()] : []) + names
    super.init()
    title.style.emphasis = .strong
    title.alignment = .center
    title.layout.flex = 1
    for name in names {
      name.style.tint = .secondary
      name.layout.padding.start = 1
    }
    add(
      Row {
        previous
        title
        next
      })
  }

  /// Writes the names of the weekdays and the buttons in a language.
  func nameDays(_ texts: Strings.Calendar) {
    for (index, name) in names.enumerated() {
      name.text = texts.shortWeekday(texts.firstWeekday.advanced(by: index))
    }
    previous.accessibleName = texts.previousMonth
    next.accessibleName = texts.nextMonth
  }

  func show(_ month: String, isFirst: Bool, isLast: Bool) {
    title.text = month
    (previous.isEnabled, next.isEnabled) = (!isFirst, !isLast)
  }
}
