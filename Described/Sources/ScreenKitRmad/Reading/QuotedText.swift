/// The quotation of texts from descriptions in findings.
enum QuotedText {
  private static let longest = 40

  /// Returns `text` in quotes, shortened and without terminal control characters.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < longest else { return result + "…\"" }
      count += 1
      append(scalar, to: &result)
    }
    return result + "\""
  }

  /// Returns `text` without terminal control characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
