import ScreenKitCore

/// The painter of check boxes: a letter in brackets, a check mark in a box, or a filled box.
struct CheckboxPainter: SignPainter {
  typealias Painted = Checkbox
  let look: Look.Name

  func sign(of view: Checkbox, _ glyphs: GlyphSet) -> String {
    look.checkBox(view.value, glyphs)
  }

  func isOn(_ view: Checkbox) -> Bool { view.value }
}

extension Look.Name {
  /// Returns the check box of the look, three cells wide; lists use it as well.
  func checkBox(_ isOn: Bool, _ glyphs: GlyphSet) -> String {
    switch self {
    case .terminal: isOn ? "[x]" : "[ ]"
    case .cupertino: isOn ? "[\(glyphs.check)]" : "[ ]"
    case .material: isOn ? glyphs.tickedBox : glyphs.box
    }
  }
}
