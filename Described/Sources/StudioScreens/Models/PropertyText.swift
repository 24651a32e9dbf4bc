internal import ScreenKitRmad

/// The value of a property in the form that an author types.
enum PropertyText {
  /// Returns `value` as a text; empty for a property that is absent.
  static func text(of value: DocumentValue?, _ kind: Property.Kind) -> String {
    switch value {
    case nil: return ""
    case .string(let text)?: return text
    case .array(let elements)?:
      if case .choices = kind { return elements.compactMap(\.text).joined(separator: ", ") }
      return value?.lineText ?? ""
    case let value?: return value.lineText
    }
  }

  /// Returns the value of `text`; a text in a wrong form is kept unchanged.
  ///
  /// - Returns: The value; `nil` removes the property.
  static func value(of text: String, _ property: Property) -> DocumentValue? {
    switch property.kind {
    case .whole, .number:
      guard !text.isEmpty else { return nil }
      if let number = Double(text), number.isFinite, isDecimal(text) { return .number(number) }
      return .string(text)
    case .choices:
      let names = text.split(separator: ",").map { name in
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return names.isEmpty ? nil : .array(names.map { .string($0) })
    case .dataList, .sentData:
      guard !text.isEmpty else { return nil }
      return (try? DocumentValue(json: text)) ?? .string(text)
    case .color: return text.isEmpty ? nil : .string(text)
    case .text, .reference:
      return text.isEmpty && property.need == .optional ? nil : .string(text)
    default: return text.isEmpty ? nil : .string(text)
    }
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
  }
}
