public import ScreenKitFetch

/// A client that follows redirects within a policy and within the time limit of one request.
public struct RedirectFollower: Sendable {
  private let fetcher: any Fetcher
  private let policy: FetchPolicy
  private let clock: ContinuousClock

  /// Creates a client.
  public init(fetcher: any Fetcher, policy: FetchPolicy) {
    (self.fetcher, self.policy, clock) = (fetcher, policy, ContinuousClock())
  }

  /// Sends a GET request and follows redirects.
  ///
  /// Each address must be allowed. A redirect from `https://` to plain HTTP is refused.
  public func fetch(
    _ request: FetchRequest, redirects: Int
  ) async throws(FeedFailure) -> FetchResponse {
    var request = request
    let end = clock.now + request.timeout
    for _ in 0...max(0, redirects) {
      if let refusal = policy.refusal(of: request.address) { throw .refused(refusal) }
      let response: FetchResponse
      do throws(FetchError) {
        response = try await fetcher.fetch(request)
      } catch {
        throw .fetch(error)
      }
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      guard let target = response["Location"], let next = request.address.resolved(target) else {
        throw .redirects
      }
      guard request.address.scheme == .http || next.scheme == .https else {
        throw .refused(.scheme(next.scheme.rawValue))
      }
      request.address = next
      request.timeout = end - clock.now
      guard request.timeout > .zero else { throw .fetch(.timedOut) }
    }
    throw .redirects
  }
}

extension FetchAddress {
  /// Returns the target of a reference in a response from this address; `nil` if it is invalid.
  func resolved(_ reference: String) -> FetchAddress? {
    let text = reference.prefix { $0 != "#" }
    // An address within the query or the path is not the scheme of the reference.
    let start = text.prefix { $0 != "/" && $0 != "?" }
    if start.hasSuffix(":"), text[start.endIndex...].hasPrefix("//") {
      return try? FetchAddress(String(text))
    }
    if text.hasPrefix("//") { return try? FetchAddress("\(scheme.rawValue):\(text)") }
    if text.hasPrefix("/") { return try? FetchAddress(origin + text) }
    let path = target.prefix { $0 != "?" }
    if text.hasPrefix("?") { return try? FetchAddress(origin + path + text) }
    let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    return try? FetchAddress(origin + folder + text)
  }
}
