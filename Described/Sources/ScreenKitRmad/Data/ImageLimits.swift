internal import ScreenKitCore

/// The maximum sizes of images, so that a server cannot exhaust the memory.
public struct ImageLimits: Hashable, Sendable {
  /// The maximum number of bytes of a file.
  public var bytes: Int
  /// The maximum number of pixels in a file; larger images are refused before decoding.
  public var filePixels: Int
  /// The maximum number of pixels of an image in memory; larger ones are scaled down.
  public var pixels: Int
  /// The maximum number of bytes of all images in memory.
  public var memory: Int
  /// The maximum number of simultaneous loads.
  public var loads: Int

  /// Creates limits; at least one load is allowed, and negative numbers count as zero.
  public init(
    bytes: Int = 8 << 20, filePixels: Int = 1 << 23, pixels: Int = 1 << 18,
    memory: Int = 32 << 20, loads: Int = 4
  ) {
    self.bytes = max(0, bytes)
    self.filePixels = min(max(0, filePixels), PixelImage.mostPixels)
    self.pixels = max(1, pixels)
    self.memory = max(0, memory)
    self.loads = max(1, loads)
  }
}
