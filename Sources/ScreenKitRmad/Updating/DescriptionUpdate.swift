public import ScreenKitFetch

/// A report of a source of descriptions.
public enum DescriptionUpdate: Hashable, Sendable {
  /// The text of a description, which may be the one before.
  case text(String)
  /// The text is the one before, and the failure reported since has ended.
  case unchanged
  /// There is no text now, and the source tries again.
  case failure(DescriptionFailure)
}

/// The reason why there is no text of a description.
public enum DescriptionFailure: Error, Hashable, Sendable {
  /// The file cannot be read, or it is too large.
  case file(String)
  /// The policy of the app refuses the address.
  case refused(FetchPolicy.Refusal)
  /// There is no response.
  case fetch(FetchError)
  /// The response has another status than success.
  case status(Int)
  /// The server redirects without an end.
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

/// A place from which descriptions come, and new versions of them.
public protocol DescriptionSource: Sendable {
  /// Whether every other text counts as a change, even with the same `data_version`.
  ///
  /// That is so for files, which an author edits.
  var comparesTexts: Bool { get }

  /// Returns the texts, the present one first, until the task is cancelled.
  func updates() -> AsyncStream<DescriptionUpdate>
}

extension DescriptionFailure: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK820)" }
}
