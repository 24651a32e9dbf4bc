#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A day of the calendar, without a time or time zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970.
  public let number: Int

  /// Creates the day that is `number` days after 1 January 1970.
  public init(number: Int) { self.number = number }

  /// Creates the day of `date` in a time zone that is `secondsFromUTC` ahead of UTC.
  public init(of date: Date, secondsFromUTC: Int) {
    let seconds = date.timeIntervalSince1970.rounded(.down) + Double(secondsFromUTC)
    self.init(number: Int(exactly: (seconds / 86_400).rounded(.down)) ?? 0)
  }

  /// Returns whether `left` is earlier than `right`.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }

  /// Returns the day that is `days` later.
  public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  /// Returns whether the day is between `start` and `end`, both included; `nil` means no limit.
  public func isWithin(_ start: CalendarDay?, _ end: CalendarDay?) -> Bool {
    (start.map { $0 <= self } ?? true) && (end.map { self <= $0 } ?? true)
  }

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool { (number + 3).remainder(7) >= 5 }

  /// Returns the start of the day in a time zone that is `secondsFromUTC` ahead of UTC.
  public func start(secondsFromUTC: Int) -> Date {
    Date(timeIntervalSince1970: Double(number * 86_400 - secondsFromUTC))
  }
}

// Years are counted from March here, so that the leap day is the last day of a year.
extension CalendarDay: LosslessStringConvertible, Codable {
  private static let daysPerEra = 146_097
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468

  /// Creates the day from a text such as `2026-11-21`; returns `nil` for other or invalid texts.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear - marchYear.remainder(400)) / 400
    let yearOfEra = marchYear.remainder(400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * Self.daysPerEra + dayOfEra - Self.epoch)
    if description != text { return nil }
  }

  /// The day as `2026-11-21`.
  public var description: String {
    let (year, month, day) = parts
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  private var parts: (year: Int, month: Int, day: Int) {
    let days = number + Self.epoch
    let dayOfEra = days.remainder(Self.daysPerEra)
    let era = (days - dayOfEra) / Self.daysPerEra
    let leaps = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leaps) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, day)
  }

  /// Decodes the day from a text such as `2026-11-21`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = CalendarDay(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a day is written as 2026-11-21")
    }
    self = day
  }

  /// Encodes the day as a text such as `2026-11-21`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// Returns the remainder of a division that rounds down; it is never negative.
  fileprivate func remainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  fileprivate func padded(_ length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
