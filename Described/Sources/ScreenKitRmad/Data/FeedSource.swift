/// A source of feeds; apps have it as a parameter, so that tests can replace it by samples.
public protocol FeedSource: Sendable {
  /// Loads a page of a feed.
  ///
  /// Without a response, an earlier version may be returned with the failure. Cancelling the task
  /// ends the call soon.
  func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent
}
