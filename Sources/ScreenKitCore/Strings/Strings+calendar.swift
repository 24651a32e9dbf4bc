extension Strings {
  /// The texts of calendars and fields for dates.
  public struct Calendar: Sendable {
    /// The first day of the week.
    public var firstWeekday = Weekday.monday
    /// The name of a month, from 1 to 12.
    public var month: @Sendable (Int) -> String = { english.months[($0 - 1) % 12] }
    /// The name of a day of the week.
    public var weekday: @Sendable (Weekday) -> String = { english.weekdays[$0.rawValue - 1] }
    /// The name of a day of the week in at most three characters.
    public var shortWeekday: @Sendable (Weekday) -> String = {
      String(english.weekdays[$0.rawValue - 1].prefix(2))
    }
    /// The title of a month: its name and the year.
    public var title: @Sendable (String, Int) -> String = { "\($0) \($1)" }
    /// A day in words: the day of the week, the day of the month, the month and the year.
    public var date: @Sendable (String, Int, String, Int) -> String = {
      "\($0), \($2) \($1), \($3)"
    }
    /// The word for the current day.
    public var today = "today"
    /// The number of a week.
    public var week: @Sendable (Int) -> String = { "week \($0)" }
    /// The form in which dates are shown and typed; ISO 8601 unless replaced.
    ///
    /// ``form``, ``notADate`` and ``DateForm`` belong together. Fields accept ISO 8601, too.
    public var dateForm = DateForm.iso
    /// The format of a typed date, in the letters of the language.
    public var form = "YYYY-MM-DD"
    /// The button that shows the previous month.
    public var previousMonth = "Previous month"
    /// The button that shows the next month.
    public var nextMonth = "Next month"
    /// The name of a calendar.
    public var calendar = "Calendar"
    /// The message for a text that is not a date.
    public var notADate = "must be a date, such as 2026-03-09"
    /// The message for a date before the given limit.
    public var tooEarly: @Sendable (String) -> String = { "must not be before \($0)" }
    /// The message for a date after the given limit.
    public var tooLate: @Sendable (String) -> String = { "must not be after \($0)" }

    init() {}

    private static let english = (
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      weekdays: [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ]
    )
  }
}

extension Strings.Calendar {
  /// Returns `date` in words.
  func words(of date: CalendarDate) -> String {
    self.date(weekday(date.weekday), date.day, month(date.month), date.year)
  }
}
