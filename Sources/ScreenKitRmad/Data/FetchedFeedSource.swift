public import Foundation
public import ScreenKitFetch

/// Feeds of servers, with a cache for times without a network.
public struct FetchedFeedSource: FeedSource {
  /// The number of redirects that are followed.
  public static let maximumRedirects = 5

  private let files: CachedFetch
  private let reader: FeedReader

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - fetcher: The client.
  ///   - policy: The addresses that are allowed, also after redirects.
  ///   - cache: The place for responses.
  ///   - limits: The maximum sizes.
  ///   - timeout: The maximum time of a page, with all redirects.
  ///   - now: The clock that gives the age of contents.
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

  /// Loads a page; if that fails, returns the kept version of it with the failure.
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
