public import ScreenKitCore
public import ScreenKitText

/// The painter of all buttons in the look "slate": the title between two lines, `| Save |`.
public struct SlateButtonPainter: ViewPainter {
  /// Creates the painter.
  public init() {}

  /// Returns the size of the title with a free column and a line at both ends.
  public func measure(_ view: Button, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: layout.columns(of: view.title) + 4, rows: 1).limited(to: proposal)
  }

  /// Draws the title, and the focus marks in the place of the lines.
  public func paint(_ view: Button, on canvas: inout Canvas) {
    let look = canvas.look
    let style = look.style(of: view, isFocused: view.isFocused, isPressed: view.backend.isPressed)
    let last = canvas.size.columns - 1
    canvas.write(" \(view.title) ", column: 1, style)
    if view.isFocused {
      canvas.markFocus(0..<last + 1, style)
    } else {
      canvas.write(look.glyphs.vertical, column: 0, look.trackStyle(of: view))
      canvas.write(look.glyphs.vertical, column: last, look.trackStyle(of: view))
    }
  }
}
