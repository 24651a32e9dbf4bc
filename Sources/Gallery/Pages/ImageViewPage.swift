import ScreenKitCore

final class ImageViewPage: Page {
  private let face = ImageView([ImageViewPage.smiling, ImageViewPage.winking])
  private let wink = Button("Wink")

  override func makeView() -> View {
    (face.id, face.accessibleName, wink.id) = ("face", "A face", "wink")
    return Column(spacing: 1, main: .center, cross: .center) {
      face
      wink
    }
  }

  override func connect() { connect(wink, to: ImageViewPage.doWink) }

  private func doWink() {
    face.shown = 1 - face.shown
    log.note(face.shown == 1 ? "It winks" : "It smiles")
  }

  /// Each picture has a large edition, and a small one for little space or few characters.
  private static let smiling = Picture([
    .init(.unicode, "╭─────────╮\n│  ●   ●  │\n│    ▼    │\n│  ╲___╱  │\n╰─────────╯"),
    .init(.ascii, ":-)"),
  ])
  private static let winking = Picture([
    .init(.unicode, "╭─────────╮\n│  ●   ─  │\n│    ▼    │\n│  ╲___╱  │\n╰─────────╯"),
    .init(.ascii, ";-)"),
  ])
}
