public import Foundation

/// A page of a feed with the time of its version.
public struct FeedContent: Sendable {
  /// The tree of the page.
  public let document: FeedDocument
  /// The time at which the server sent or confirmed the page.
  public let loaded: Date
  /// The reason why this is an earlier version; `nil` if the server has just sent or confirmed it.
  public let failure: FeedFailure?

  /// Creates a page.
  public init(_ document: FeedDocument, loaded: Date, failure: FeedFailure? = nil) {
    (self.document, self.loaded, self.failure) = (document, loaded, failure)
  }
}
