public import RmadAPI

/// The draft of an app on a server.
public struct StudioDraft: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The validator, which proves to the server that the author has seen this draft.
  public let tag: String

  /// Creates a draft.
  public init(text: String, tag: String) { (self.text, self.tag) = (text, tag) }
}

/// The answer of a server to a new draft.
public struct CheckedDraft: Hashable, Sendable {
  /// The validator of the draft.
  public let tag: String
  /// The mistakes that the server found.
  public let findings: FindingsMessage

  /// Creates an answer.
  public init(tag: String, findings: FindingsMessage) {
    (self.tag, self.findings) = (tag, findings)
  }
}
