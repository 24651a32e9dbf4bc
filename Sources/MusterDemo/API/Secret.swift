/// A text that must not be seen by chance: it has a text of its own in logs, dumps and traps.
public struct Secret: Hashable, Sendable {
  /// The text itself, for the one place that needs it.
  public let text: String

  /// Hides `text`.
  public init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never the text.
  public var description: String { "(secret)" }
  /// Never the text.
  public var debugDescription: String { description }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}

extension Secret: Codable {
  /// Reads it as text.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes it as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
