/// A client for single requests; apps take one as a parameter, so that tests can pass a stub.
public protocol Fetcher: Sendable {
  /// Sends `request` once and returns its response, whatever its status.
  ///
  /// No redirect is followed, no cookie is kept, and nothing is cached. Cancelling the task ends the
  /// call at once with ``FetchError/cancelled``.
  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse
}
