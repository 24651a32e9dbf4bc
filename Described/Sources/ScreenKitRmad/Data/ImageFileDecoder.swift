public import ScreenKitCore

/// A function that decodes an image file, and throws for more than `mostPixels` pixels.
///
/// It is called outside of the main actor. The framework contains no decoder.
public typealias ImageFileDecoder =
  @Sendable (_ file: [UInt8], _ mostPixels: Int) throws -> PixelImage

/// A queue for decoding images one by one, so that only one full-size image is in memory.
actor ImageDecodingQueue {
  private let decode: ImageFileDecoder
  private let limits: ImageLimits

  init(_ decode: @escaping ImageFileDecoder, _ limits: ImageLimits) {
    (self.decode, self.limits) = (decode, limits)
  }

  /// Returns the image in `file`, scaled down to the limits.
  func image(in file: [UInt8]) throws(FeedFailure) -> PixelImage {
    guard file.count <= limits.bytes, let image = try? decode(file, limits.filePixels),
      image.width <= limits.filePixels / image.height
    else { throw .noImage }
    return image.limited(toPixels: limits.pixels)
  }
}
