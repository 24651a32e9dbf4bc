public import Foundation

/// A page of a feed, with the time from which it is.
public struct FeedContent: Sendable {
  /// The tree.
  public let document: FeedDocument
  /// The time at which the server sent or confirmed it.
  public let loaded: Date
  /// The reason why this is an earlier version; `nil` if the server sent or confirmed it just now.
  public let failure: FeedFailure?

  /// Creates a page.
  public init(_ document: FeedDocument, loaded: Date, failure: FeedFailure? = nil) {
    (self.document, self.loaded, self.failure) = (document, loaded, failure)
  }
}
