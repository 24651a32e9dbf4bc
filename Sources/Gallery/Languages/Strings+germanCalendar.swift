import ScreenKitCore

/// The texts of calendars and of progress in German.
extension Strings {
  mutating func translateCalendarIntoGerman() {
    calendar.month = { Strings.germanMonths[($0 - 1) % 12] }
    calendar.weekday = { Strings.germanDays[$0.rawValue - 1] }
    calendar.shortWeekday = { String(Strings.germanDays[$0.rawValue - 1].prefix(2)) }
    calendar.title = { "\($0) \($1)" }
    calendar.date = { "\($0), \($1). \($2) \($3)" }
    progress.of = { "\($0) von \($1)" }
    progress.perSecond = { "\($0) pro Sekunde" }
    progress.remaining = { "noch \($0)" }
    calendar.today = "heute"
    calendar.week = { "Woche \($0)" }
    calendar.dateForm = .dayMonthYear
    calendar.form = "TT.MM.JJJJ"
    calendar.previousMonth = "Voriger Monat"
    calendar.nextMonth = "Nächster Monat"
    calendar.calendar = "Kalender"
    calendar.notADate = "muss ein Datum sein, etwa 09.03.2026"
    calendar.tooEarly = { "darf nicht vor \($0) liegen" }
    calendar.tooLate = { "darf nicht nach \($0) liegen" }
  }

  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
  private static let germanDays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
}
