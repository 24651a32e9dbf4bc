/// The rules of a date field for accepted texts.
struct DateEntry: Hashable, Sendable {
  /// The reason why a text is not accepted.
  enum Problem: Hashable, Sendable {
    case notADate
    case tooEarly(CalendarDate)
    case tooLate(CalendarDate)
  }

  /// The range of accepted days.
  var range: ClosedRange<CalendarDate>

  /// Returns the day of `text`; `nil` if `text` is no day in the range.
  func date(in text: String) -> CalendarDate? {
    guard case .date(let date) = ReadDate(text), range.contains(date) else { return nil }
    return date
  }

  /// Returns the reason why `text` is not accepted; `nil` if it is accepted.
  ///
  /// Unless `isFinished`, the beginning of a date is accepted too.
  func problem(in text: String, isFinished: Bool) -> Problem? {
    switch ReadDate(text) {
    case .empty: nil
    case .incomplete: isFinished ? .notADate : nil
    case .invalid: .notADate
    case .date(let date):
      date < range.lowerBound
        ? .tooEarly(range.lowerBound) : date > range.upperBound ? .tooLate(range.upperBound) : nil
    }
  }

  /// Returns the day of the range that is nearest to `date`.
  func clamped(_ date: CalendarDate) -> CalendarDate {
    min(max(date, range.lowerBound), range.upperBound)
  }
}

/// The date in a typed text of the form `2026-03-09`, or the reason why there is none.
///
/// Leading zeros of month and day are optional. Digits of any script are accepted.
enum ReadDate: Hashable, Sendable {
  /// The text is empty or contains only spaces.
  case empty
  /// The text is the beginning of a date.
  case incomplete
  /// The text is neither a date nor the beginning of one.
  case invalid
  /// A day of the calendar.
  case date(CalendarDate)

  /// The maximum numbers of digits of year, month and day.
  private static let widths = [4, 2, 2]

  init(_ text: String) {
    var parts: [(value: Int, digits: Int)] = [(0, 0)]
    let characters = text.drop { $0.isWhitespace }
    guard !characters.isEmpty else {
      self = .empty
      return
    }
    self = .invalid
    for character in characters.reversed().drop(while: \.isWhitespace).reversed() {
      if character == "-" || character == "\u{2010}" || character == "\u{2212}" {
        guard parts.count < 3, parts[parts.count - 1].digits > 0 else { return }
        parts.append((0, 0))
      } else if let digit = character.decimalDigit,
        parts[parts.count - 1].digits < ReadDate.widths[parts.count - 1]
      {
        let last = parts[parts.count - 1]
        parts[parts.count - 1] = (last.value * 10 + digit, last.digits + 1)
      } else {
        return
      }
    }
    self = ReadDate.result(of: parts)
  }

  private static func result(of parts: [(value: Int, digits: Int)]) -> ReadDate {
    // Years must have four digits, since users may type 26 for 2026.
    guard parts[0].digits == 4 else { return parts.count == 1 ? .incomplete : .invalid }
    if parts[0].value == 0 { return .invalid }
    for (index, most) in [(1, 12), (2, 31)] where index < parts.count {
      let part = parts[index]
      if part.value > most || (part.value == 0 && part.digits == 2) { return .invalid }
      if part.value == 0, index < parts.count - 1 { return .invalid }
    }
    guard parts.count == 3, parts[2].value > 0 else { return .incomplete }
    let date = CalendarDate(year: parts[0].value, month: parts[1].value, day: parts[2].value)
    return date.map(ReadDate.date) ?? .invalid
  }
}
