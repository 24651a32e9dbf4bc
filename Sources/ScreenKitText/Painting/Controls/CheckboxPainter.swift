import ScreenKitCore

/// Check boxes: a letter in brackets, a check in a circle, or a box that is filled.
struct CheckboxPainter: SignPainter {
  typealias Painted = Checkbox
  let look: Look.Name

  func sign(of view: Checkbox, _ glyphs: GlyphSet) -> String {
    switch look {
    case .terminal: view.value ? "[x]" : "[ ]"
    case .cupertino: view.value ? "(\(glyphs.check))" : "( )"
    case .material: view.value ? glyphs.tickedBox : glyphs.box
    }
  }

  func isOn(_ view: Checkbox) -> Bool { view.value }
}
