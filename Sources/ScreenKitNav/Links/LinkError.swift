/// The reason why a link cannot be opened; nothing has changed.
public enum LinkError: Error, Hashable, Sendable {
  /// The link exceeds the maximum length, in bytes.
  case tooLong(bytes: Int, limit: Int)
  /// The text is not a link.
  case malformed(reason: String)
  /// A `%` is not followed by two hexadecimal digits.
  case badEscape(String)
  /// The decoded escapes are not valid UTF-8.
  case notText
  /// The link has a control character, plain or escaped.
  case controlCharacter
  /// The scheme belongs to another app.
  case unknownScheme(String, known: [String])
  /// No pattern matches the link.
  case unknownPlace(String)
  /// A required parameter is missing.
  case missing(parameter: String, expected: String)
  /// The value of a parameter has the wrong type.
  case badValue(parameter: String, expected: String, found: String)
  /// A parameter occurs twice.
  case repeated(parameter: String)
  /// The destination does not exist now, such as a tab that was removed.
  case noSuchPlace(String)
}

extension LinkError: CustomStringConvertible {
  /// The message in one line; long parts of the link are shortened.
  public var description: String {
    switch self {
    case .tooLong(let bytes, let limit): "a link of \(bytes) bytes; at most \(limit) are read"
    case .malformed(let reason): "not a link: \(reason)"
    case .badEscape(let text): "\(text) is no escape: % wants two hexadecimal digits"
    case .notText: "its escapes are not text in UTF-8"
    case .controlCharacter: "it has a control character"
    case .unknownScheme(let scheme, let known):
      "\(short(scheme)):// is not known here, only \(known.map { $0 + "://" }.joined(separator: ", "))"
    case .unknownPlace(let link): "there is no place \(short(link))"
    case .missing(let parameter, let expected): "\(parameter) is missing, \(expected)"
    case .badValue(let parameter, let expected, let found):
      "\(parameter) is to be \(expected), not \(short(found))"
    case .repeated(let parameter): "\(parameter) is given twice"
    case .noSuchPlace(let place): "\(short(place)) is not there now"
    }
  }

  private func short(_ text: String) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? text : start + "..."
  }
}
