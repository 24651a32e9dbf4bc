internal import ScreenKitCore

extension Strings.Calendar {
  mutating func translate() {
    month = { Strings.Calendar.months[($0 - 1) % 12] }
    weekday = { Strings.Calendar.days[$0.rawValue - 1] }
    shortWeekday = { String(Strings.Calendar.days[$0.rawValue - 1].prefix(2)) }
    title = { "\($0) \($1)." }
    date = { "\($0), \($1). \($2) \($3)." }
    (today, form, calendar) = ("danas", "DD.MM.GGGG.", "Kalendar")
    dateForm = DateForm([.day, .month, .year], separator: ".", endsWithSeparator: true)
    week = { "nedelja \($0)." }
    (previousMonth, nextMonth) = ("Prethodni mesec", "Sledeći mesec")
    notADate = "mora biti datum, na primer 09.03.2026."
    tooEarly = { "ne sme biti pre \($0)" }
    tooLate = { "ne sme biti posle \($0)" }
  }

  private static let months = [
    "januar", "februar", "mart", "april", "maj", "jun", "jul", "avgust", "septembar", "oktobar",
    "novembar", "decembar",
  ]
  private static let days = [
    "ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja",
  ]
}

extension Strings.Progress {
  mutating func translate() {
    of = { "\($0) od \($1)" }
    perSecond = { "\($0) u sekundi" }
    remaining = { "još \($0)" }
  }
}
