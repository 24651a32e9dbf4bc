public import ScreenKitCore

/// The reason why a link cannot be opened; the navigation stays unchanged.
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
  public var description: String { text(in: Strings()) }
}

extension LinkError: TranslatedError {
  /// Returns the message in one line; long parts of the link are shortened.
  public func text(in strings: Strings) -> String {
    let texts = strings.errors.links
    return switch self {
    case .tooLong(let bytes, let limit): texts.tooLong(bytes, limit)
    case .malformed(let reason): texts.malformed(reason)
    case .badEscape(let text): texts.badEscape(text)
    case .notText: texts.notText
    case .controlCharacter: texts.controlCharacter
    case .unknownScheme(let scheme, let known):
      texts.unknownScheme(short(scheme) + "://", known.map { $0 + "://" })
    case .unknownPlace(let link): texts.unknownPlace(short(link))
    case .missing(let parameter, let expected): texts.missing(parameter, expected)
    case .badValue(let parameter, let expected, let found):
      texts.badValue(parameter, expected, short(found))
    case .repeated(let parameter): texts.repeated(parameter)
    case .noSuchPlace(let place): texts.noSuchPlace(short(place))
    }
  }

  private func short(_ text: String) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? text : start + "..."
  }
}

extension LinkError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK813)" }
}
