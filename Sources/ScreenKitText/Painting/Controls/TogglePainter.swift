import ScreenKitCore

/// The painter of switches: words in the terminal look, otherwise a knob, on the right if switched
/// on.
struct TogglePainter: SignPainter {
  typealias Painted = Toggle
  let look: Look.Name
  var isTrailing: Bool { look != .terminal }

  func sign(of view: Toggle, _ glyphs: GlyphSet) -> String {
    switch (look, view.value) {
    case (.terminal, true): "[\(Self.caption(of: true))]"
    case (.terminal, false): "[\(Self.caption(of: false))]"
    case (.cupertino, true): "(\(glyphs.heavy)\(glyphs.knob))"
    case (.cupertino, false): "(\(glyphs.knob)\(glyphs.horizontal))"
    case (.material, true): " \(glyphs.heavy)\(glyphs.knob) "
    case (.material, false): " \(glyphs.hollowKnob)\(glyphs.horizontal) "
    }
  }

  /// Returns the word for a value, as wide as the word for the other value.
  private static func caption(of value: Bool) -> String {
    let texts = Strings.current.forms
    let (word, other) =
      value ? (texts.switchOn, texts.switchOff) : (texts.switchOff, texts.switchOn)
    let missing = displayWidth(of: other) - displayWidth(of: word)
    return word + String(repeating: " ", count: max(0, missing))
  }

  func isOn(_ view: Toggle) -> Bool { view.value }
}
