public import Foundation

/// Feeds that are part of the program, for samples and tests, by name.
///
/// Further pages have the page parameter in their names, as in `news?page=2`. A missing page is
/// empty, so the feed ends before it.
public struct EmbeddedFeedSource: FeedSource {
  private let samples: [String: [UInt8]]
  private let other: (any FeedSource)?
  private let now: @Sendable () -> Date

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - samples: The contents by name, such as `embedded://news`.
  ///   - other: The source of all other addresses.
  ///   - now: The time of the samples.
  public init(
    _ samples: [String: [UInt8]], other: (any FeedSource)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.samples, self.other, self.now) = (samples, other, now)
  }

  /// Reads a sample.
  public func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    do throws(FeedError) {
      if let sample = samples[request.pageAddress] {
        return FeedContent(try FeedReader().read(sample), loaded: now())
      }
      if samples[request.address] != nil {
        return FeedContent(try FeedReader().read("[]"), loaded: now())
      }
    } catch {
      throw .unreadable(error)
    }
    guard let other else { throw .invalidAddress(request.address) }
    return try await other.load(request)
  }
}
