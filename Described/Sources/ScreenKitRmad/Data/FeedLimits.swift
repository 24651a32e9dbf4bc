/// The maximum sizes of a feed, so that a server cannot exhaust memory or processor time.
public struct FeedLimits: Hashable, Sendable {
  /// The maximum number of bytes of a feed.
  public var bytes: Int
  /// The maximum number of XML elements or JSON values.
  public var nodes: Int
  /// The maximum depth of nesting; 200 is the most that JSON allows.
  public var depth: Int
  /// The maximum number of attributes of one element.
  public var attributes: Int
  /// The maximum number of bytes of a name.
  public var nameBytes: Int

  /// Creates limits; the depth is at most 200, and negative numbers count as zero.
  public init(
    bytes: Int = 1 << 24, nodes: Int = 2_000_000, depth: Int = 200, attributes: Int = 256,
    nameBytes: Int = 256
  ) {
    // Positions in a feed are numbers of 32 bits.
    self.bytes = min(max(0, bytes), 1 << 30)
    self.nodes = min(max(0, nodes), 1 << 30)
    self.depth = min(max(0, depth), 200)
    self.attributes = min(max(0, attributes), 1 << 12)
    self.nameBytes = max(0, nameBytes)
  }
}
