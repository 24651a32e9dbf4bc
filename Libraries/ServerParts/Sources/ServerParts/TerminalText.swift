extension String {
  /// The text with escapes for all characters that could control a terminal or are invisible.
  ///
  /// A backslash is doubled, so that the result is unambiguous.
  public var escapedForTerminal: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        if scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, changes the direction of text, breaks a line, or is
  /// invisible.
  public var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
