public import ScreenKitCore

/// A function that decodes the image in a file, and refuses one of more than `mostPixels` pixels.
///
/// It is called outside of the main actor. The framework has none of its own.
public typealias ImageFileDecoder =
  @Sendable (_ file: [UInt8], _ mostPixels: Int) throws -> PixelImage

/// Decodes one image after another, so that only one of them is in memory at its full size.
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
