public import ScreenKitFetch

/// A report of a source of descriptions.
public enum DescriptionUpdate: Hashable, Sendable {
  /// The text of a description, which may be unchanged.
  case text(String)
  /// The text is unchanged, and the failure reported before has ended.
  case unchanged
  /// There is currently no text; the source tries again.
  case failure(DescriptionFailure)
}

/// The reason why there is no text of a description.
public enum DescriptionFailure: Error, Hashable, Sendable {
  /// The file cannot be read, or it is too large.
  case file(String)
  /// The policy of the app refuses the address.
  case refused(FetchPolicy.Refusal)
  /// No response arrived.
  case fetch(FetchError)
  /// The status of the response is not a success.
  case status(Int)
  /// The server redirects endlessly.
  case redirects
  /// The response is not UTF-8.
  case encoding
}

extension DescriptionFailure: CustomStringConvertible {
  /// A sentence for the user in English.
  public var description: String {
    switch self {
    case .file(let path): "\(path) cannot be read."
    case .refused(let refusal): "\(refusal)"
    case .fetch(let error): "\(error)"
    case .status(let status): "The server answered with status \(status)."
    case .redirects: "The server redirects without an end."
    case .encoding: "The description is not UTF-8."
    }
  }
}

/// A source of descriptions and of their new versions.
public protocol DescriptionSource: Sendable {
  /// Whether every different text is a change, even with the same `data_version`.
  ///
  /// This is the case for files, which an author edits.
  var comparesTexts: Bool { get }

  /// Returns the texts, beginning with the current one, until the task is cancelled.
  func updates() -> AsyncStream<DescriptionUpdate>
}

extension DescriptionFailure: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK820)" }
}
