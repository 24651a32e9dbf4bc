/// An image of pixels, as a value.
///
/// The framework does not decode files: an ``ImageSource`` or the app creates the pixels.
public struct PixelImage: Hashable, Sendable {
  /// The maximum number of pixels of an image.
  public static let mostPixels = 1 << 24

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The red, green, blue and alpha components of each pixel, row by row from the top.
  public let rgba: [UInt8]

  /// Creates an image; `nil` for no or too many pixels, or unless `rgba` has four bytes per pixel.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= PixelImage.mostPixels / height,
      rgba.count == width * height * 4
    else { return nil }
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  private init(_ width: Int, _ height: Int, _ rgba: [UInt8]) {
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  /// Returns the image in another size, at least one pixel; each pixel is the mean of its area.
  public func scaled(width newWidth: Int, height newHeight: Int) -> PixelImage {
    let (columns, rows) = (max(1, newWidth), max(1, newHeight))
    if columns == width, rows == height { return self }
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let lines = PixelImage.part(row, of: rows, in: height)
      for column in 0..<columns {
        append(mean(PixelImage.part(column, of: columns, in: width), lines), to: &result)
      }
    }
    return PixelImage(columns, rows, result)
  }

  /// Returns the image, scaled down to at most `most` pixels in about the same proportions.
  public func limited(toPixels most: Int) -> PixelImage {
    guard width * height > most else { return self }
    var (columns, rows) = (width, height)
    while columns * rows > most {
      (columns, rows) = (max(1, columns * 7 / 8), max(1, rows * 7 / 8))
      if columns == 1, rows == 1 { break }
    }
    return scaled(width: columns, height: rows)
  }

  /// Returns the range of old pixels that the new pixel `index` of `count` replaces.
  private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  /// Returns the sums of the components in an area, weighted by alpha, and the sum of alpha.
  private func mean(
    _ columns: Range<Int>, _ rows: Range<Int>
  ) -> (red: Int, green: Int, blue: Int, alpha: Int, count: Int) {
    var sum = (red: 0, green: 0, blue: 0, alpha: 0, count: columns.count * rows.count)
    for row in rows {
      for column in columns {
        let place = (row * width + column) * 4
        let alpha = Int(rgba[place + 3])
        sum.red += Int(rgba[place]) * alpha
        sum.green += Int(rgba[place + 1]) * alpha
        sum.blue += Int(rgba[place + 2]) * alpha
        sum.alpha += alpha
      }
    }
    return sum
  }

  private func append(
    _ sum: (red: Int, green: Int, blue: Int, alpha: Int, count: Int), to bytes: inout [UInt8]
  ) {
    let weight = max(1, sum.alpha)
    bytes.append(UInt8(sum.red / weight))
    bytes.append(UInt8(sum.green / weight))
    bytes.append(UInt8(sum.blue / weight))
    bytes.append(UInt8(sum.alpha / max(1, sum.count)))
  }
}

/// A source of images by name or address, such as a folder, an archive or a server.
@MainActor
public protocol ImageSource: AnyObject {
  /// Returns the image called `name`; throws an error if it does not exist or is damaged.
  ///
  /// Implementations limit the time and the size.
  func image(_ name: String) async throws -> PixelImage
}
