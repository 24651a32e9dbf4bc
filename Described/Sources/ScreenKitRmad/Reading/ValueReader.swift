internal import ScreenKitJson

/// The reading of one property value in all accepted spellings.
struct ValueReader {
  /// The error for a value that does not fit its property.
  struct Mismatch: Error {
    /// A description of the expected value, as the end of a sentence with "is not".
    let expected: String
    var suggestion: String?
    /// The value that a lenient reader uses.
    var substitute: PropertyValue?
    /// The position of the mistake within the value; `nil` for the whole value.
    var position: JsonPosition?
    var requirements: [String] = []
  }

  /// Returns the value of a property of `kind`; throws if `value` does not fit.
  static func value(
    _ value: JsonValue, _ kind: Property.Kind
  ) throws(Mismatch) -> PropertyValue {
    switch kind {
    case .text: .text(try text(value))
    case .whole(let range): .whole(try whole(value, in: range))
    case .number(let range): .number(try number(value, in: range))
    case .flag: .flag(try flag(value))
    case .color: .color(try color(value))
    case .choice(let choices): .text(try choice(value, of: choices))
    case .choices(let choices): .names(try names(value, of: choices))
    case .reference: .text(try reference(value))
    case .dataList: .data(try dataList(value))
    case .sentData, .controllerType, .componentType, .components, .controllers:
      throw Mismatch(expected: "a single value")
    }
  }

  private static func text(_ value: JsonValue) throws(Mismatch) -> String {
    if case .string(let text) = value.kind { return text }
    guard case .number(let number) = value.kind, let text = wholeText(number) else {
      throw Mismatch(expected: "a text")
    }
    throw Mismatch(
      expected: "a text", suggestion: "write \"\(text)\" in quotes", substitute: .text(text))
  }

  /// Returns an index, a path or a value as text; indices can be numbers.
  static func reference(_ value: JsonValue) throws(Mismatch) -> String {
    switch value.kind {
    case .string(let text): return text
    case .number(let number):
      if number >= 0, let text = wholeText(number) { return text }
      throw Mismatch(expected: "an index, a path or a text")
    default: throw Mismatch(expected: "an index, a path or a text")
    }
  }

  private static func wholeText(_ number: Double) -> String? {
    Int(exactly: number).map(String.init)
  }

  private static func whole(
    _ value: JsonValue, in range: ClosedRange<Int>
  ) throws(Mismatch) -> Int {
    var expected: String { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
    guard let number = try numeric(value, expected) else { throw Mismatch(expected: expected) }
    if let whole = Int(exactly: number), range.contains(whole) { return whole }
    let nearest = min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound))
    throw Mismatch(expected: expected, substitute: Int(exactly: nearest).map { .whole($0) })
  }

  private static func number(
    _ value: JsonValue, in range: ClosedRange<Double>
  ) throws(Mismatch) -> Double {
    var expected: String { "a number from \(range.lowerBound) to \(range.upperBound)" }
    guard let number = try numeric(value, expected) else { throw Mismatch(expected: expected) }
    if range.contains(number) { return number }
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    throw Mismatch(expected: expected, substitute: .number(nearest))
  }

  /// Returns the number in `value`, which can be a text such as "12" or "- 100".
  private static func numeric(
    _ value: JsonValue, _ expected: @autoclosure () -> String
  ) throws(Mismatch) -> Double? {
    switch value.kind {
    case .number(let number): return number
    case .string(let text):
      // A longer text cannot be a number.
      guard text.utf8.count <= 40 else { return nil }
      var digits = text.filter { $0 != " " }[...]
      let isNegative = digits.first == "-"
      if isNegative { digits.removeFirst() }
      guard text.split(separator: " ").filter({ $0 != "-" }).count == 1,
        digits.first?.isASCII == true, digits.first?.isNumber == true,
        digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let number = Double(digits), number.isFinite
      else { throw Mismatch(expected: expected(), requirements: ["R-128"]) }
      return isNegative ? -number : number
    default: return nil
    }
  }

  private static func flag(_ value: JsonValue) throws(Mismatch) -> Bool {
    switch value.kind {
    case .bool(let flag): return flag
    case .number(1): return true
    case .number(0): return false
    case .string(let text) where text.utf8.count <= 8:
      switch ChoiceSet.normalized(text) {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: break
      }
    default: break
    }
    throw Mismatch(expected: "true or false", requirements: ["R-127"])
  }

  private static func color(_ value: JsonValue) throws(Mismatch) -> RmadColor {
    let expected = "a color such as ff0033 or clear_color"
    switch value.kind {
    case .string(let text):
      if text.utf8.count <= 40, let color = RmadColor(text) { return color }
      throw Mismatch(expected: expected)
    case .number: throw Mismatch(expected: expected, suggestion: "write it in quotes")
    default: throw Mismatch(expected: expected)
    }
  }

  static func choice(_ value: JsonValue, of choices: ChoiceSet) throws(Mismatch) -> String {
    var expected: String { "one of " + choices.names.joined(separator: ", ") }
    guard case .string(let text) = value.kind, text.utf8.count <= 100 else {
      throw Mismatch(expected: expected)
    }
    if let name = choices.name(for: text) { return name }
    let nearest = NearestName.nearest(to: text, in: choices.names)
    throw Mismatch(expected: expected, suggestion: nearest.map { "did you mean \"\($0)\"?" })
  }

  private static func names(
    _ value: JsonValue, of choices: ChoiceSet
  ) throws(Mismatch) -> [String] {
    guard case .array(let elements) = value.kind else { return [try choice(value, of: choices)] }
    var names: [String] = []
    for element in elements.prefix(100) {
      do throws(Mismatch) {
        let name = try choice(element, of: choices)
        if !names.contains(name) { names.append(name) }
      } catch {
        throw Mismatch(
          expected: error.expected, suggestion: error.suggestion,
          substitute: names.isEmpty ? nil : .names(names), position: element.position)
      }
    }
    guard !names.isEmpty else {
      throw Mismatch(expected: "a list of " + choices.names.joined(separator: ", "))
    }
    return names
  }
}
