import ScreenKitCore

/// The sequences of the kitty graphics protocol that transmit an image to a terminal and delete it.
///
/// They consist of numbers and base 64 alone, so they never contain text of an app. They request no
/// reply from the terminal (`q=2`).
enum GraphicsSequence {
  /// The maximum number of digits in one sequence.
  private static let most = 4096

  /// Returns the sequences that transmit `image` with the number `id` and assign it to `cells`.
  static func transmit(_ image: PixelImage, as id: Int, in cells: CellSize) -> [UInt8] {
    let isOpaque = stride(from: 3, to: image.rgba.count, by: 4).allSatisfy { image.rgba[$0] == 255 }
    let digits = digits(of: image, isOpaque: isOpaque)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count + digits.count / most * 16 + 128)
    for start in stride(from: 0, to: digits.count, by: most) {
      let end = min(start + most, digits.count)
      let more = end < digits.count ? 1 : 0
      let first = "a=t,f=\(isOpaque ? 24 : 32),s=\(image.width),v=\(image.height),i=\(id),"
      let keys = start == 0 ? first : ""
      bytes += "\u{1B}_G\(keys)q=2,m=\(more);".utf8
      bytes += digits[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes + "\u{1B}_Ga=p,U=1,i=\(id),c=\(cells.columns),r=\(cells.rows),q=2\u{1B}\\".utf8
  }

  /// Returns the sequence that deletes the image `id` in the terminal, including its pixels.
  static func delete(_ id: Int) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8) }

  private static func digits(of image: PixelImage, isOpaque: Bool) -> [UInt8] {
    guard isOpaque else { return image.rgba.withUnsafeBufferPointer(Base64.encode) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(image.width * image.height * 3)
    for start in stride(from: 0, to: image.rgba.count, by: 4) {
      bytes += image.rgba[start..<start + 3]
    }
    return bytes.withUnsafeBufferPointer(Base64.encode)
  }
}
