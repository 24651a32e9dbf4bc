internal import ScreenKitJson

extension DocumentValue {
  /// The maximum length of an object or list in one line, in bytes of UTF-8.
  private static let longestLine = 96

  /// The value as JSON in lines of moderate length, with a final line end.
  public var prettyText: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// The value as JSON in one line.
  public var lineText: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): DocumentValue.text(of: number)
    case .string(let text): JsonText.quoted(text)
    case .array(let elements): "[" + elements.map(\.lineText).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(JsonText.quoted($0.name)): \($0.value.lineText)" }
          .joined(separator: ", ") + " }"
    }
  }

  /// Returns `number` in the spelling of JSON, without a fraction if it has none.
  static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  /// Whether the value contains lists of objects, which are written in separate lines.
  private var isLong: Bool {
    switch self {
    case .null, .bool, .number, .string: false
    case .array(let elements): elements.contains { if case .object = $0 { true } else { false } }
    case .object(let members): members.contains { $0.value.isLong }
    }
  }

  private func write(to text: inout String, indent: Int) {
    if !isLong {
      let line = lineText
      if line.utf8.count + indent <= DocumentValue.longestLine {
        text += line
        return
      }
    }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .null, .bool, .number, .string: text += lineText
    case .array(let elements):
      guard !elements.isEmpty else { return text += "[]" }
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + margin
        element.write(to: &text, indent: indent + 2)
      }
      text += end + "]"
    case .object(let members):
      guard !members.isEmpty else { return text += "{}" }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + margin + JsonText.quoted(member.name) + ": "
        member.value.write(to: &text, indent: indent + 2)
      }
      text += end + "}"
    }
  }
}
