import ScreenKitCore

/// A painter of buttons that show their state by a sign beside the title, on one line.
@MainActor
protocol SignPainter: ViewPainter where Painted: Button {
  /// Whether the sign is at the right end of the line instead of before the title.
  var isTrailing: Bool { get }

  /// Returns the sign, whose first and last cell are replaced by the focus markers.
  func sign(of view: Painted, _ glyphs: GlyphSet) -> String

  /// Returns whether the button is on or selected.
  func isOn(_ view: Painted) -> Bool

  /// Returns whether to show the focus on this button.
  func showsFocus(_ view: Painted) -> Bool
}

extension SignPainter {
  var isTrailing: Bool { false }

  func showsFocus(_ view: Painted) -> Bool { view.isFocused }

  func measure(_ view: Painted, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let sign = displayWidth(of: sign(of: view, layout.look.glyphs))
    let title = view.title.isEmpty ? 0 : displayWidth(of: view.title) + 1
    return CellSize(columns: sign + title, rows: 1).limited(to: proposal)
  }

  func paint(_ view: Painted, on canvas: inout Canvas) {
    let look = canvas.look
    let isFocused = showsFocus(view)
    let style = look.style(of: view, isFocused: isFocused, isPressed: view.backend.isPressed)
    var signStyle = style
    if isOn(view), view.isEffectivelyEnabled, !isFocused {
      signStyle.foreground = look.valueStyle(of: view).foreground
      signStyle.attributes.formUnion(.bold)
    }
    let sign = sign(of: view, look.glyphs)
    let width = displayWidth(of: sign)
    let start = isTrailing ? max(0, canvas.size.columns - width) : 0
    let room = canvas.size.columns - width - 1
    if room > 0 {
      let title = TextLines.cut(view.title[...], to: room, ellipsis: look.glyphs.ellipsis)
      canvas.write(title, column: isTrailing ? 0 : width + 1, style)
    }
    canvas.write(sign, column: start, signStyle)
    if isFocused { canvas.markFocus(start..<start + width, signStyle) }
  }
}
