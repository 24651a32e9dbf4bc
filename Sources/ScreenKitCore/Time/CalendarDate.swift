/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31.
///
/// It has no time and no time zone: ``init(secondsSince1970:offset:)`` returns the day of an
/// instant in a zone with a known offset.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The first day: 0001-01-01.
  public static let first = CalendarDate(checked: 1, 1, 1)
  /// The last day: 9999-12-31.
  public static let last = CalendarDate(checked: 9999, 12, 31)

  /// Creates a day; returns `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month,
      1...CalendarDate.length(ofMonth: month, year: year) ~= day
    else { return nil }
    self.init(checked: year, month, day)
  }

  private init(checked year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day `dayNumber` days after 1970-01-01, or the nearest day of the calendar.
  public init(dayNumber: Int) {
    let bounds = CalendarDate.first.dayNumber...CalendarDate.last.dayNumber
    // Years begin in March here, so that the leap day is the last day of a year; 719468 is the
    // number of days from 0000-03-01 to 1970-01-01. All numbers are positive within the bounds.
    let days = min(max(dayNumber, bounds.lowerBound), bounds.upperBound) + 719_468
    let era = days / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * ofYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      checked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      ofYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Creates the day on which an instant falls in a time zone.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since 1970-01-01 00:00 UTC, without leap seconds.
  ///   - offset: The offset of the zone from UTC at that instant, in seconds; positive in the east.
  public init(secondsSince1970 seconds: Int, offset: Int = 0) {
    let (sum, overflows) = seconds.addingReportingOverflow(offset)
    let local = overflows ? (seconds < 0 ? Int.min : .max) : sum
    // Rounded down, also before 1970.
    self.init(dayNumber: local / 86_400 - (local % 86_400 < 0 ? 1 : 0))
  }

  /// The number of days since 1970-01-01; negative before.
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.monday.advanced(by: dayNumber + 3)
  }

  /// The number of days in the month.
  public var lengthOfMonth: Int { CalendarDate.length(ofMonth: month, year: year) }

  /// The first day of the month.
  public var startOfMonth: CalendarDate { CalendarDate(checked: year, month, 1) }

  /// The number of the week by ISO 8601: weeks begin on Monday, and week 1 has the first Thursday.
  public var week: Int {
    // A week belongs to the year of its Thursday, which may be beyond the last year.
    let thursday = dayNumber - (weekday.rawValue - 1) + 3
    let first = CalendarDate(dayNumber: thursday)
    let start = CalendarDate(checked: first.year, 1, 1).dayNumber
    return (thursday - start) / 7 + 1
  }

  /// Returns the day `count` days later, or the nearest day of the calendar.
  public func adding(days count: Int) -> CalendarDate {
    let (sum, overflows) = dayNumber.addingReportingOverflow(count)
    return CalendarDate(dayNumber: overflows ? (count < 0 ? .min : .max) : sum)
  }

  /// Returns the same day `count` months later, or the last day of a month that is too short.
  ///
  /// Beyond the ends of the calendar it returns the first or the last day.
  public func adding(months count: Int) -> CalendarDate {
    // Larger counts lead beyond the ends of the calendar in any case.
    let number = year * 12 + month - 1 + min(max(count, -240_000), 240_000)
    if number < 12 { return .first }
    if number >= 10_000 * 12 { return .last }
    let (year, month) = (number / 12, number % 12 + 1)
    return CalendarDate(
      checked: year, month, min(day, CalendarDate.length(ofMonth: month, year: year)))
  }

  /// Returns whether the year has 366 days.
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Returns whether the first day is earlier.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day in the form of ISO 8601: `2026-03-09`.
  public var description: String { DateForm.iso.text(of: self) }

  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CalendarDate: Codable {
  /// Decodes a day in the form of ISO 8601.
  ///
  /// - Throws: A `DecodingError` if the text is not a day of the calendar.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard parts.count == 3,
      let day = CalendarDate(year: parts[0], month: parts[1], day: parts[2]),
      day.description == text
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no day in the form 2026-03-09")
    }
    self = day
  }

  /// Encodes the day as a text in the form of ISO 8601: `2026-03-09`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// The first day, numbered 1 as in ISO 8601.
  case monday = 1
  /// The second day.
  case tuesday
  /// The third day.
  case wednesday
  /// The fourth day.
  case thursday
  /// The fifth day.
  case friday
  /// The sixth day.
  case saturday
  /// The seventh day.
  case sunday

  /// Returns the day of the week `count` days later; earlier if `count` is negative.
  public func advanced(by count: Int) -> Weekday {
    let index = (rawValue - 1 + count % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// Returns the number of days since the last `start`: from 0 to 6.
  func distance(from start: Weekday) -> Int { (rawValue - start.rawValue + 7) % 7 }
}
