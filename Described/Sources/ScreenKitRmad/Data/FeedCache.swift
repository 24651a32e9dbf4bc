public import Foundation

/// A response stored in a cache.
public struct CachedFeed: Codable, Hashable, Sendable {
  /// The validator for `If-None-Match`; `nil` if the server sent none.
  public var etag: String?
  /// The validator for `If-Modified-Since`; `nil` if the server sent none.
  public var lastModified: String?
  /// The charset of the response; `nil` if there is none.
  public var charset: String?
  /// The time at which the server sent or confirmed the response.
  public var loaded: Date
  /// The content of the response.
  public var body: [UInt8]

  /// Creates a stored response.
  public init(
    etag: String? = nil, lastModified: String? = nil, charset: String? = nil, loaded: Date,
    body: [UInt8]
  ) {
    (self.etag, self.lastModified, self.charset) = (etag, lastModified, charset)
    (self.loaded, self.body) = (loaded, body)
  }
}

/// A cache of responses, which removes the least recently stored ones for new ones.
///
/// A cache never fails: a response that cannot be stored or read counts as missing.
public protocol FeedCache: Sendable {
  /// Returns the stored response for an address.
  func feed(at address: String) async -> CachedFeed?

  /// Stores a response in place of the previous one, unless it is larger than the cache.
  func store(_ feed: CachedFeed, at address: String) async

  /// Removes all responses.
  func removeAll() async
}

/// A cache in memory.
public actor MemoryFeedCache: FeedCache {
  private let capacity: Int
  private var feeds: [String: CachedFeed] = [:]
  /// The addresses, the least recently stored one first.
  private var order: [String] = []

  /// Creates an empty cache with a capacity in bytes for all contents together.
  public init(capacity: Int = 1 << 26) { self.capacity = capacity }

  /// Returns the stored response for an address.
  public func feed(at address: String) -> CachedFeed? { feeds[address] }

  /// Stores a response.
  public func store(_ feed: CachedFeed, at address: String) {
    feeds[address] = nil
    order.removeAll { $0 == address }
    guard feed.body.count <= capacity else { return }
    var size = feeds.values.reduce(feed.body.count) { $0 + $1.body.count }
    while size > capacity, !order.isEmpty {
      size -= feeds.removeValue(forKey: order.removeFirst())?.body.count ?? 0
    }
    feeds[address] = feed
    order.append(address)
  }

  /// Removes all responses.
  public func removeAll() { (feeds, order) = ([:], []) }
}
