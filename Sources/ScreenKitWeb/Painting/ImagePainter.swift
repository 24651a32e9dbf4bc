internal import ScreenKitCore

/// The painter of an image; the client has all its pictures, and a number selects one.
///
/// Pixels are drawn on a canvas, so no address of an image is needed.
struct ImagePainter: WebPainter {
  /// The maximum number of pixels to send, which take 340 KiB in Base64.
  private static let mostPixels = 1 << 16

  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "img", .role: "img"],
        slots: [3: .attribute(.ariaLabel), 6: .attribute(.ariaHidden)],
        .elements([WebElement(.pre, [.ariaHidden: "true"], slots: [4: .rich, 5: .shown])]))),
    WebTemplate(
      WebElement(
        .canvas, [.class: "px", .role: "img"],
        slots: [3: .attribute(.ariaLabel), 4: .attribute(.pixels), 6: .attribute(.ariaHidden)])),
    WebTemplate(
      WebElement(
        .div, [.class: "img t-s", .role: "img"],
        slots: [3: .attribute(.ariaLabel), 4: .text, 6: .attribute(.ariaHidden)])),
  ]

  /// Returns the value of the attribute from which the client draws `image`.
  static func pixels(_ image: PixelImage) -> String {
    let small = image.limited(toPixels: mostPixels)
    return "\(small.width) \(small.height) \(Base64.text(of: small.rgba))"
  }

  func template(for view: ImageView) -> Int {
    if view.image != nil { return 1 }
    return view.pictures[view.shown].editions.isEmpty || view.loadState == .loading ? 2 : 0
  }

  func fill(_ view: ImageView, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
    // An image without a name is a decoration.
    slots.attribute(6, view.accessibleText.isEmpty ? "true" : nil)
    if let image = view.image {
      slots.attribute(4, ImagePainter.pixels(image))
      return slots.set(.imageWidth, image.width)
    }
    if template(for: view) == 2 {
      let isLoading = view.loadState == .loading
      return slots.text(4, isLoading ? Strings.current.lists.loading : view.accessibleText)
    }
    var content = RichContent()
    for picture in view.pictures {
      let edition = picture.editions.first { $0.repertoire == .unicode } ?? picture.editions.first
      content.add(.span) { $0.add(edition?.lines.joined(separator: "\n") ?? "") }
    }
    slots.rich(4, content)
    slots.number(5, view.shown + 1)
  }
}

/// The encoding of bytes in Base64.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = Int(bytes[start]) << 16
      if count > 1 { bits |= Int(bytes[start + 1]) << 8 }
      if count > 2 { bits |= Int(bytes[start + 2]) }
      for digit in 0..<4 {
        let isPadding = digit > count
        text.append(isPadding ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
