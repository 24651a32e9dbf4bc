/// Why a link leads nowhere; nothing has changed when it is told.
public enum LinkError: Error, Hashable, Sendable {
  /// It has more bytes than anyone would type.
  case tooLong(bytes: Int, limit: Int)
  /// It is no link at all.
  case malformed(reason: String)
  /// A `%` is not followed by two hexadecimal digits.
  case badEscape(String)
  /// Its escapes are not text in UTF-8.
  case notText
  /// It has a control character, plain or escaped.
  case controlCharacter
  /// It belongs to another app.
  case unknownScheme(String, known: [String])
  /// The app has no place of this kind.
  case unknownPlace(String)
  /// Something that the place needs is not said.
  case missing(parameter: String, expected: String)
  /// What is said cannot be what the place needs.
  case badValue(parameter: String, expected: String, found: String)
  /// It is said twice.
  case repeated(parameter: String)
  /// The place is not there now, such as a tab that was taken away.
  case noSuchPlace(String)
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, in one line; long parts of the link are shortened.
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
