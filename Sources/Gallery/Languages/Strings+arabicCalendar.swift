import ScreenKitCore

/// The texts of calendars and of progress in Arabic.
extension Strings {
  mutating func translateCalendarIntoArabic() {
    calendar.firstWeekday = .saturday
    calendar.month = { Strings.arabicMonths[($0 - 1) % 12] }
    calendar.weekday = { Strings.arabicDays[$0.rawValue - 1] }
    calendar.shortWeekday = { Strings.arabicLetters[$0.rawValue - 1] }
    calendar.title = { "\($0) من سنة \($1)" }
    calendar.date = { "\($0)، \($1) \($2) \($3)" }
    progress.of = { "\($0) من \($1)" }
    progress.perSecond = { "\($0) في الثانية" }
    progress.remaining = { "بقي \($0)" }
    calendar.today = "اليوم"
    calendar.week = { "الأسبوع \($0)" }
    calendar.dateForm = DateForm([.day, .month, .year], separator: "/")
    calendar.form = "يوم/شهر/سنة"
    calendar.previousMonth = "الشهر السابق"
    calendar.nextMonth = "الشهر التالي"
    calendar.calendar = "التقويم"
    calendar.notADate = "يجب أن يكون تاريخًا، مثل 09/03/2026"
    calendar.tooEarly = { "يجب ألا يكون قبل \($0)" }
    calendar.tooLate = { "يجب ألا يكون بعد \($0)" }
  }

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
    "نوفمبر", "ديسمبر",
  ]
  private static let arabicDays = [
    "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد",
  ]
  /// The one-letter abbreviations of the days of the week.
  private static let arabicLetters = ["ن", "ث", "ر", "خ", "ج", "س", "ح"]
}
