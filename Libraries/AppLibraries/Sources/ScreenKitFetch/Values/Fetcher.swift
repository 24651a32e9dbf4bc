/// A client for single requests; apps have it as a parameter, so that tests can pass a stub.
public protocol Fetcher: Sendable {
  /// Sends `request` once and returns its response with any status.
  ///
  /// Redirects are not followed, cookies are not stored, and nothing is cached. Cancelling the task
  /// ends the call at once with ``FetchError/cancelled``.
  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse
}
