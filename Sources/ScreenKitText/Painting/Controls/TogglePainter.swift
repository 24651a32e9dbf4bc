import ScreenKitCore

/// Switches: words in a shell, elsewhere a knob that stands on the right when it is on.
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
