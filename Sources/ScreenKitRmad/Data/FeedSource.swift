/// A place from which feeds come; apps take one as a parameter, so that tests can pass samples.
public protocol FeedSource: Sendable {
  /// Loads a page of a feed.
  ///
  /// If there is no response, an earlier version may be returned with the failure. Cancelling the
  /// task ends the call soon.
  func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent
}
