/// A text that is hidden in logs, dumps and crash output.
public struct Secret: Hashable, Sendable {
  /// The text itself.
  public let text: String

  /// Creates a secret with `text`.
  public init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A fixed placeholder instead of the text.
  public var description: String { "(secret)" }
  /// A fixed placeholder instead of the text.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps do not contain the text.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}

extension Secret: Codable {
  /// Decodes the secret from text.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the text itself, because the recipient needs it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
