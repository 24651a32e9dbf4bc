import ScreenKitCore

final class ColorFieldPage: Page {
  private let text = ColorField(value: TextColor(hex: "0040ff"))
  private let ground = ColorField(
    "RRGGBB or none", value: TextColor(hex: "ffffff"), words: ["none"])
  private let locked = ColorField(value: TextColor(hex: "804000"))
  private let palette = ColorPalette(value: TextColor(hex: "ff8000"))
  private let sample = Label(" The colors of this text ")

  override func makeView() -> View {
    (text.id, ground.id, locked.id, palette.id) = ("text", "ground", "locked", "palette")
    (text.accessibleName, ground.accessibleName) = ("Text", "Background")
    locked.accessibleName = "Locked"
    locked.isEnabled = false
    showSample()
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        text
        ground
        locked
        Row { sample }
        Row { palette }
      })
  }

  override func connect() {
    connect(text) { page, color in page.record("Text", color) }
    connect(ground) { page, color in page.record("Background", color) }
    connect(palette) { page, color in page.record("Palette", color) }
  }

  private func record(_ name: String, _ color: TextColor?) {
    showSample()
    log.record("\(name): \(color.map { "\($0.hex), \(ColorName($0).text)" } ?? "no color")")
  }

  private func showSample() {
    sample.paint = ViewPaint(foreground: text.value, background: ground.value)
  }
}
