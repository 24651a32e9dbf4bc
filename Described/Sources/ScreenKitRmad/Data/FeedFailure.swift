public import ScreenKitFetch

/// The reason why a feed could not be loaded.
public enum FeedFailure: Error, Hashable, Sendable {
  /// The text is not an address, or no sample has this name.
  case invalidAddress(String)
  /// The policy of the app refuses the address or the target of a redirect.
  case refused(FetchPolicy.Refusal)
  /// No response arrived.
  case fetch(FetchError)
  /// The status of the response is not a success.
  case status(Int)
  /// The server redirects too often, or without an address.
  case redirects
  /// The response is not a feed.
  case unreadable(FeedError)
  /// The response is not an image that can be decoded within the limits.
  case noImage
}

extension FeedFailure: CustomStringConvertible {
  /// A sentence for the user in English.
  public var description: String {
    switch self {
    case .invalidAddress: "The address of the feed is invalid."
    case .refused(let refusal): "\(refusal)"
    case .fetch(let error): "\(error)"
    case .status(let status): "The server answered with status \(status)."
    case .redirects: "The server redirects without an end."
    case .unreadable(let error): "The feed cannot be read. \(error)"
    case .noImage: "The image cannot be read."
    }
  }
}

extension FeedFailure: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK819)" }
}
