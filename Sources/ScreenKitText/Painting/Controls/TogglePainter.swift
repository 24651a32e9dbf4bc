import ScreenKitCore

/// The painter of switches: words in the terminal look, otherwise a knob that is on the right when
/// on.
struct TogglePainter: SignPainter {
  typealias Painted = Toggle
  let look: Look.Name
  var isTrailing: Bool { look != .terminal }

  func sign(of view: Toggle, _ glyphs: GlyphSet) -> String {
    switch (look, view.value) {
    case (.terminal, true): "[on ]"
    case (.terminal, false): "[off]"
    case (.cupertino, true): "(\(glyphs.heavy)\(glyphs.knob))"
    case (.cupertino, false): "(\(glyphs.knob)\(glyphs.horizontal))"
    case (.material, true): " \(glyphs.heavy)\(glyphs.knob) "
    case (.material, false): " \(glyphs.hollowKnob)\(glyphs.horizontal) "
    }
  }

  func isOn(_ view: Toggle) -> Bool { view.value }
}
