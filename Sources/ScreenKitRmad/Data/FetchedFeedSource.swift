public import Foundation
public import ScreenKitFetch

/// Feeds of servers, with a cache for times without a network.
public struct FetchedFeedSource: FeedSource {
  /// The number of redirects that are followed.
  public static let maximumRedirects = 5

  private let fetcher: any Fetcher
  private let policy: FetchPolicy
  private let cache: any FeedCache
  private let reader: FeedReader
  private let timeout: Duration
  private let now: @Sendable () -> Date

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - fetcher: The client.
  ///   - policy: The addresses that are allowed, also after redirects.
  ///   - cache: The place for responses.
  ///   - limits: The maximum sizes.
  ///   - timeout: The maximum time of a page, with all redirects.
  ///   - now: The clock by which the age of contents is told.
  public init(
    fetcher: any Fetcher, policy: FetchPolicy = FetchPolicy(),
    cache: any FeedCache = MemoryFeedCache(), limits: FeedLimits = FeedLimits(),
    timeout: Duration = .seconds(20), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.fetcher, self.policy, self.cache) = (fetcher, policy, cache)
    (reader, self.timeout, self.now) = (FeedReader(limits: limits), timeout, now)
  }

  /// Loads a page; if that fails, returns the kept version of it with the failure.
  public func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    let address = try allowed(request.pageAddress)
    let kept = await cache.feed(at: address.description)
    do throws(FeedFailure) {
      return try await load(address, kept)
    } catch {
      if Task.isCancelled { throw .fetch(.cancelled) }
      guard error != .fetch(.cancelled), let kept,
        let document = try? reader.read(kept.body, charset: kept.charset)
      else { throw error }
      return FeedContent(document, loaded: kept.loaded, failure: error)
    }
  }

  private func load(
    _ address: FetchAddress, _ kept: CachedFeed?
  ) async throws(FeedFailure) -> FeedContent {
    let response = try await fetch(address, kept)
    if response.status == 304, var kept {
      kept.loaded = now()
      let document = try read(kept)
      await cache.keep(kept, at: address.description)
      return FeedContent(document, loaded: kept.loaded)
    }
    guard response.status == 200 else { throw .status(response.status) }
    let feed = CachedFeed(
      etag: response["ETag"], lastModified: response["Last-Modified"], charset: response.charset,
      loaded: now(), body: response.body)
    // What cannot be read does not replace what can.
    let document = try read(feed)
    await cache.keep(feed, at: address.description)
    return FeedContent(document, loaded: feed.loaded)
  }

  private func read(_ feed: CachedFeed) throws(FeedFailure) -> FeedDocument {
    do throws(FeedError) {
      return try reader.read(feed.body, charset: feed.charset)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Sends the request, and further ones where the server redirects to.
  private func fetch(
    _ address: FetchAddress, _ kept: CachedFeed?
  ) async throws(FeedFailure) -> FetchResponse {
    var fields = [FetchField("Accept", "application/json, application/xml, text/xml, */*;q=0.5")]
    if let etag = kept?.etag { fields.append(FetchField("If-None-Match", etag)) }
    if let date = kept?.lastModified { fields.append(FetchField("If-Modified-Since", date)) }
    let follower = RedirectFollower(fetcher: fetcher, policy: policy)
    return try await follower.fetch(
      FetchRequest(
        "GET", address, fields: fields, limits: FetchLimits(bodyBytes: reader.limits.bytes),
        timeout: timeout),
      redirects: Self.maximumRedirects)
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
  /// The charset of the content type; `nil` if it names none.
  var charset: String? {
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
