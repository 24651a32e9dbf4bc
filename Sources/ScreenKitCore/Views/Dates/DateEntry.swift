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
  /// The form of the language; texts in ISO 8601 are accepted as well.
  var form = DateForm.iso

  /// Returns the day of `text`; `nil` if `text` is no day in the range.
  func date(in text: String) -> CalendarDate? {
    guard case .date(let date) = ReadDate(text, form), range.contains(date) else { return nil }
    return date
  }

  /// Returns the reason why `text` is not accepted; `nil` if it is accepted.
  ///
  /// Unless `isFinished`, the beginning of a date is accepted too.
  func problem(in text: String, isFinished: Bool) -> Problem? {
    switch ReadDate(text, form) {
    case .empty: nil
    case .incomplete: isFinished ? .notADate : nil
    case .invalid: .notADate
    case .date(let date):
      date < range.lowerBound
        ? .tooEarly(range.lowerBound) : date > range.upperBound ? .tooLate(range.upperBound) : nil
    }
  }

  /// Returns the text of the day of the range that is nearest to `date`; empty for `nil`.
  func text(of date: CalendarDate?) -> String {
    date.map { form.text(of: min(max($0, range.lowerBound), range.upperBound)) } ?? ""
  }
}

/// The date in a typed text, or the reason why there is none.
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

  private typealias Number = (value: Int, digits: Int)

  /// Reads a text in `form` or, if it is none, in ISO 8601.
  init(_ text: String, _ form: DateForm = .iso) {
    var characters = text.drop { $0.isWhitespace }
    while characters.last?.isWhitespace == true { characters.removeLast() }
    if characters.isEmpty {
      self = .empty
    } else if case let read = ReadDate.read(characters, form), read != .invalid || form == .iso {
      self = read
    } else {
      self = ReadDate.read(characters, .iso)
    }
  }

  private static func read(_ text: Substring, _ form: DateForm) -> ReadDate {
    var text = text
    var numbers: [Number] = [(0, 0)]
    let separators = separators(of: form)
    if form.endsWithSeparator, text.last.map(separators.contains) == true,
      text.count(where: separators.contains) == 3
    {
      text.removeLast()
    }
    for character in text {
      let last = numbers[numbers.count - 1]
      if separators.contains(character) {
        guard numbers.count < 3, last.digits > 0 else { return .invalid }
        numbers.append((0, 0))
      } else if let digit = character.decimalDigit,
        last.digits < (form.parts[numbers.count - 1] == .year ? 4 : 2)
      {
        numbers[numbers.count - 1] = (last.value * 10 + digit, last.digits + 1)
      } else if character.isWhitespace, form != .iso, last.digits == 0 {
        // As in `9. 3. 2026`.
        continue
      } else {
        return .invalid
      }
    }
    return result(of: numbers, form)
  }

  /// The keys for dates differ between keyboards, and each means the same in the order of a form.
  private static func separators(of form: DateForm) -> Set<Character> {
    let dashes: Set<Character> = ["-", "\u{2010}", "\u{2212}"]
    return form == .iso ? dashes : dashes.union([".", "/", form.separator])
  }

  private static func result(of numbers: [Number], _ form: DateForm) -> ReadDate {
    var (year, month, day) = (0, 0, 0)
    for (index, number) in numbers.enumerated() {
      let isLast = index == numbers.count - 1
      let most: Int
      switch form.parts[index] {
      case .year:
        // Years must have four digits, since users may type 26 for 2026.
        if number.digits < 4 {
          guard isLast else { return .invalid }
          return .incomplete
        }
        (year, most) = (number.value, 9999)
      case .month: (month, most) = (number.value, 12)
      case .day: (day, most) = (number.value, 31)
      }
      guard number.value <= most else { return .invalid }
      if number.value == 0, number.digits >= 2 || !isLast { return .invalid }
    }
    guard numbers.count == 3, numbers[2].value > 0 else { return .incomplete }
    return CalendarDate(year: year, month: month, day: day).map(ReadDate.date) ?? .invalid
  }
}
