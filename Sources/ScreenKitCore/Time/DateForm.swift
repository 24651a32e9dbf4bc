/// The order of the numbers of a date in a language, and what stands between them.
public struct DateForm: Hashable, Sendable {
  /// A number of a date.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The year, in four digits.
    case year
    /// The month, in two digits.
    case month
    /// The day of the month, in two digits.
    case day
  }

  /// The numbers in their order; each occurs once.
  public let parts: [Part]
  /// The character between two numbers.
  public let separator: Character
  /// Whether the separator also follows the last number, as in Serbian.
  public let endsWithSeparator: Bool

  /// ISO 8601: `2026-03-09`.
  public static let iso = DateForm([.year, .month, .day], separator: "-")
  /// The day first, with dots: `09.03.2026`.
  public static let dayMonthYear = DateForm([.day, .month, .year], separator: ".")

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - parts: The numbers in their order; a missing one follows at the end.
  ///   - separator: The character between two numbers.
  ///   - endsWithSeparator: Whether the separator also follows the last number.
  public init(_ parts: [Part], separator: Character, endsWithSeparator: Bool = false) {
    var order: [Part] = []
    for part in parts + Part.allCases where !order.contains(part) { order.append(part) }
    self.parts = order
    (self.separator, self.endsWithSeparator) = (separator, endsWithSeparator)
  }

  /// Returns `date` in this form.
  public func text(of date: CalendarDate) -> String {
    let numbers = parts.map { part in
      switch part {
      case .year: CalendarDate.padded(date.year, to: 4)
      case .month: CalendarDate.padded(date.month, to: 2)
      case .day: CalendarDate.padded(date.day, to: 2)
      }
    }
    let end = endsWithSeparator ? String(separator) : ""
    return numbers.joined(separator: String(separator)) + end
  }
}
