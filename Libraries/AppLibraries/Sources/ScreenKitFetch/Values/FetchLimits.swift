/// The maximum sizes of a response, so that a server cannot exhaust the memory.
public struct FetchLimits: Hashable, Sendable {
  /// The maximum number of bytes of all status lines, fields, trailers and chunk extensions.
  public var headBytes: Int
  /// The maximum number of lines of all heads and trailers of a response.
  public var headLines: Int
  /// The maximum number of bytes of the body.
  public var bodyBytes: Int

  /// Creates limits; negative numbers count as zero.
  public init(headBytes: Int = 1 << 16, headLines: Int = 256, bodyBytes: Int = 1 << 24) {
    self.headBytes = max(0, headBytes)
    self.headLines = max(0, headLines)
    self.bodyBytes = max(0, bodyBytes)
  }
}
