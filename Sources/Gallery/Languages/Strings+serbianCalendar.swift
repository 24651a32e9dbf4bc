import ScreenKitCore

/// The texts of calendars and of progress in Serbian.
extension Strings {
  mutating func translateCalendarIntoSerbian() {
    calendar.month = { Strings.serbianMonths[($0 - 1) % 12] }
    calendar.weekday = { Strings.serbianDays[$0.rawValue - 1] }
    calendar.shortWeekday = { String(Strings.serbianDays[$0.rawValue - 1].prefix(2)) }
    calendar.title = { "\($0) \($1)." }
    calendar.date = { "\($0), \($1). \($2) \($3)." }
    progress.of = { "\($0) od \($1)" }
    progress.perSecond = { "\($0) u sekundi" }
    progress.remaining = { "još \($0)" }
    calendar.today = "danas"
    calendar.week = { "nedelja \($0)." }
    calendar.dateForm = DateForm([.day, .month, .year], separator: ".", endsWithSeparator: true)
    calendar.form = "DD.MM.GGGG."
    calendar.previousMonth = "Prethodni mesec"
    calendar.nextMonth = "Sledeći mesec"
    calendar.calendar = "Kalendar"
    calendar.notADate = "mora biti datum, na primer 09.03.2026."
    calendar.tooEarly = { "ne sme biti pre \($0)" }
    calendar.tooLate = { "ne sme biti posle \($0)" }
  }

  private static let serbianMonths = [
    "januar", "februar", "mart", "april", "maj", "jun", "jul", "avgust", "septembar", "oktobar",
    "novembar", "decembar",
  ]
  private static let serbianDays = [
    "ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja",
  ]
}
