/// The reader of feeds, which recognizes their format and encoding.
public struct FeedReader: Sendable {
  /// The maximum sizes of feeds.
  public let limits: FeedLimits

  /// Creates a reader.
  public init(limits: FeedLimits = FeedLimits()) { self.limits = limits }

  /// Reads a feed of XML or JSON.
  ///
  /// Document types are refused first, so no feed can define entities or refer to files and
  /// addresses. Time and memory are proportional to the size.
  ///
  /// - Parameters:
  ///   - bytes: The content of a response or file.
  ///   - charset: The charset of the response; `nil` if there is none.
  /// - Returns: The tree of the feed.
  /// - Throws: A ``FeedError`` with the first mistake and its line.
  public func read(_ bytes: [UInt8], charset: String? = nil) throws(FeedError) -> FeedDocument {
    guard bytes.count <= limits.bytes else { throw FeedError(1, .limit("bytes")) }
    let text = try FeedEncoding.utf8(bytes, charset: charset)
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): return try XMLFeedReader.read(text, limits: limits)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try JSONFeedReader.read(text, limits: limits)
    default: throw FeedError(1, .noFeed)
    }
  }

  /// Reads a feed from a text.
  public func read(_ text: String) throws(FeedError) -> FeedDocument {
    try read(Array(text.utf8), charset: "utf-8")
  }
}
