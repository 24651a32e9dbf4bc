public import AppMessages

/// One of the two teaching semesters of a school year; students answer the questions once in each.
///
/// The winter semester begins on 1 October, the summer semester on 15 February.
public struct TeachingSemester: Hashable, Sendable, CustomStringConvertible {
  /// The calendar year in which the school year begins.
  public let year: Int
  /// Whether it is the second semester of the school year.
  public let isSummer: Bool

  /// Creates the semester of a day; the summer semester lasts until the next school year begins.
  public init(of day: CalendarDay) {
    let text = day.description
    let (calendarYear, date) = (Int(text.dropLast(6)) ?? 0, String(text.suffix(5)))
    let isBeforeOctober = date < "10-01"
    year = isBeforeOctober ? calendarYear - 1 : calendarYear
    isSummer = isBeforeOctober && date >= "02-15"
  }

  /// The school year with the number of the semester, such as `2011/2012-1`.
  public var description: String { "\(year)/\(year + 1)-\(isSummer ? 2 : 1)" }
}
