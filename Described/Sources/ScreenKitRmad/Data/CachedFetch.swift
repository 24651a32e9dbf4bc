internal import Foundation
internal import ScreenKitFetch

/// A loader of files from servers within a policy, which stores them for use without a network.
struct CachedFetch: Sendable {
  /// A loaded file with the time of its version.
  struct Loaded<Value: Sendable>: Sendable {
    let value: Value
    let date: Date
    /// The reason why this is an earlier version; `nil` if the server has just sent or confirmed
    /// it.
    var failure: FeedFailure?
  }

  let fetcher: any Fetcher
  let policy: FetchPolicy
  let cache: any FeedCache
  /// The maximum number of bytes of a file.
  let bytes: Int
  /// The maximum time of a load, with all requests and redirects.
  let timeout: Duration
  /// The accepted media types of files.
  let accept: String
  let now: @Sendable () -> Date

  /// Loads the file at an address; after a failure, returns the stored version with the failure.
  ///
  /// A file that `read` rejects does not replace a stored one.
  func load<Value: Sendable>(
    _ text: String, read: @Sendable (CachedFeed) async throws(FeedFailure) -> Value
  ) async throws(FeedFailure) -> Loaded<Value> {
    let address = try allowed(text)
    let kept = await cache.feed(at: address.description)
    do throws(FeedFailure) {
      return try await load(address, kept, read: read)
    } catch {
      if Task.isCancelled { throw .fetch(.cancelled) }
      guard error != .fetch(.cancelled), let kept, let value = try? await read(kept) else {
        throw error
      }
      return Loaded(value: value, date: kept.loaded, failure: error)
    }
  }

  private func load<Value: Sendable>(
    _ address: FetchAddress, _ kept: CachedFeed?,
    read: @Sendable (CachedFeed) async throws(FeedFailure) -> Value
  ) async throws(FeedFailure) -> Loaded<Value> {
    let end = ContinuousClock.now + timeout
    var response = try await fetch(address, kept, until: end)
    if response.status == 304, var kept {
      kept.loaded = now()
      do throws(FeedFailure) {
        return try await store(kept, at: address, read)
      } catch {
        if Task.isCancelled || error == .fetch(.cancelled) { throw error }
      }
      // The stored version cannot be read, so the server has to send the file again.
      response = try await fetch(address, nil, until: end)
    }
    guard response.status == 200 else { throw .status(response.status) }
    let file = CachedFeed(
      etag: response["ETag"], lastModified: response["Last-Modified"], charset: response.charset,
      loaded: now(), body: response.body)
    return try await store(file, at: address, read)
  }

  /// Reads a file and stores it; an unreadable file does not replace a readable one.
  private func store<Value: Sendable>(
    _ file: CachedFeed, at address: FetchAddress,
    _ read: @Sendable (CachedFeed) async throws(FeedFailure) -> Value
  ) async throws(FeedFailure) -> Loaded<Value> {
    let value = try await read(file)
    await cache.store(file, at: address.description)
    return Loaded(value: value, date: file.loaded)
  }

  /// Sends a request on condition that the file differs from `kept`, and follows redirects.
  private func fetch(
    _ address: FetchAddress, _ kept: CachedFeed?, until end: ContinuousClock.Instant
  ) async throws(FeedFailure) -> FetchResponse {
    var fields = [FetchField("Accept", accept)]
    if let etag = kept?.etag { fields.append(FetchField("If-None-Match", etag)) }
    if let date = kept?.lastModified { fields.append(FetchField("If-Modified-Since", date)) }
    let rest = end - ContinuousClock.now
    guard rest > .zero else { throw .fetch(.timedOut) }
    let follower = RedirectFollower(fetcher: fetcher, policy: policy)
    return try await follower.fetch(
      FetchRequest(
        "GET", address, fields: fields, limits: FetchLimits(bodyBytes: bytes), timeout: rest),
      redirects: FetchedFeedSource.maximumRedirects)
  }

  private func allowed(_ text: String) throws(FeedFailure) -> FetchAddress {
    let address: FetchAddress
    do throws(FetchError) {
      address = try FetchAddress(text)
    } catch {
      throw error == .invalidAddress ? .invalidAddress(text) : .fetch(error)
    }
    if let refusal = policy.refusal(of: address) { throw .refused(refusal) }
    return address
  }
}

extension FetchResponse {
  /// The charset of the content type; `nil` if there is none.
  fileprivate var charset: String? {
    for part in (self["Content-Type"] ?? "").split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == "charset" else {
        continue
      }
      return pair[1].filter { $0 != " " && $0 != "\"" && $0 != "'" }.lowercased()
    }
    return nil
  }
}
