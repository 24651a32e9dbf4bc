import ScreenKitCore

final class ImageViewPage: Page {
  private let face = ImageView([ImageViewPage.smiling, ImageViewPage.winking])
  private let sphere = ImageView(ImageViewPage.ball, name: "A red ball")
  private let wink = Button("Wink")

  override func makeView() -> View {
    (face.id, face.accessibleName, wink.id) = ("face", "A face", "wink")
    sphere.id = "sphere"
    return Column(spacing: 1, main: .center, cross: .center) {
      face
      sphere
      wink
    }
  }

  override func connect() { connect(wink, to: ImageViewPage.doWink) }

  private func doWink() {
    face.shown = 1 - face.shown
    log.record(face.shown == 1 ? "It winks" : "It smiles")
  }

  /// A picture has a large version, and a small version for little space or few characters.
  private static let smiling = Picture([
    .init(.unicode, "╭─────────╮\n│  ●   ●  │\n│    ▼    │\n│  ╲___╱  │\n╰─────────╯"),
    .init(.ascii, ":-)"),
  ])
  private static let winking = Picture([
    .init(.unicode, "╭─────────╮\n│  ●   ─  │\n│    ▼    │\n│  ╲___╱  │\n╰─────────╯"),
    .init(.ascii, ";-)"),
  ])

  /// Pixels that the page computes; an app gets them from an `ImageSource`.
  private static let ball: PixelImage? = {
    let size = 96
    var rgba: [UInt8] = []
    for y in 0..<size {
      for x in 0..<size {
        let (right, down) = (Double(x - size / 2), Double(y - size / 2))
        let isInside = right * right + down * down < Double(size * size / 4)
        let light = max(60, 255 - abs(right + 14) * 3 - abs(down + 14) * 3)
        rgba += [UInt8(light), UInt8(light / 4), UInt8(light / 4), isInside ? 255 : 0]
      }
    }
    return PixelImage(width: size, height: size, rgba: rgba)
  }()
}
