public import Foundation
public import ScreenKitFetch

/// Feeds from servers, with a cache for use without a network.
public struct FetchedFeedSource: FeedSource {
  /// The maximum number of redirects.
  public static let maximumRedirects = 5

  private let files: CachedFetch
  private let reader: FeedReader

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - fetcher: The client.
  ///   - policy: The allowed addresses, also after redirects.
  ///   - cache: The cache for responses.
  ///   - limits: The maximum sizes.
  ///   - timeout: The maximum time for a page, including all redirects.
  ///   - now: The clock for the age of contents.
  public init(
    fetcher: any Fetcher, policy: FetchPolicy = FetchPolicy(),
    cache: any FeedCache = MemoryFeedCache(), limits: FeedLimits = FeedLimits(),
    timeout: Duration = .seconds(20), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    reader = FeedReader(limits: limits)
    files = CachedFetch(
      fetcher: fetcher, policy: policy, cache: cache, bytes: limits.bytes, timeout: timeout,
      accept: "application/json, application/xml, text/xml, */*;q=0.5", now: now)
  }

  /// Loads a page; after a failure, returns its stored version with the failure.
  public func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    let reader = reader
    let loaded = try await files.load(request.pageAddress) { file throws(FeedFailure) in
      do throws(FeedError) {
        return try reader.read(file.body, charset: file.charset)
      } catch {
        throw .unreadable(error)
      }
    }
    return FeedContent(loaded.value, loaded: loaded.date, failure: loaded.failure)
  }
}
