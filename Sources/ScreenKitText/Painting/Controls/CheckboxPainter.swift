import ScreenKitCore

/// Check boxes: a letter in brackets, a check in a circle, or a box that is filled.
struct CheckboxPainter: SignPainter {
  typealias Painted = Checkbox
  let look: Look.Name

  func sign(of view: Checkbox, _ glyphs: GlyphSet) -> String {
    look.checkBox(view.value, glyphs)
  }

  func isOn(_ view: Checkbox) -> Bool { view.value }
}

extension Look.Name {
  /// A check box of the look, three cells wide, wherever one is shown.
  func checkBox(_ isOn: Bool, _ glyphs: GlyphSet) -> String {
    switch self {
    case .terminal: isOn ? "[x]" : "[ ]"
    case .cupertino: isOn ? "(\(glyphs.check))" : "( )"
    case .material: isOn ? glyphs.tickedBox : glyphs.box
    }
  }
}
