public import Controls
import ScreenKitCore
public import ScreenKitText

/// The painter of ``TintChooser``, in three looks.
///
/// The last row has the name of the chosen swatch, since colours alone are not accessible.
public struct TintChooserPainter: LayoutReporting {
  private let style: SwatchStyle

  /// Creates the painter for the look called `name`.
  public init(for name: String) { style = SwatchStyle(look: name) }

  /// Returns the size; each swatch has a free column at both ends, for the focus and the choice.
  public func measure(
    _ view: TintChooser, in proposal: CellSize, _ layout: LayoutPass
  ) -> CellSize {
    let names = view.swatches.map { layout.columns(of: $0.name) + 1 }.max() ?? 0
    let grid = min(view.columns, view.swatches.count) * cell
    return CellSize(columns: max(grid, names), rows: view.rows + 1).limited(to: proposal)
  }

  /// Returns the area of each swatch, for the pointer.
  public func layoutResult(
    of view: TintChooser, in size: CellSize, _ layout: LayoutPass
  ) -> SwatchLayout {
    SwatchLayout(
      areas: view.swatches.indices.map { index in
        let (column, row) = position(of: index, in: view)
        return SwatchLayout.Area(x: column..<column + cell, y: row..<row + 1)
      })
  }

  /// Draws the swatches, the marks of the chosen one, and its name.
  public func paint(_ view: TintChooser, on canvas: inout Canvas) {
    let plain = canvas.look.style(of: view, isFocused: false)
    for (index, swatch) in view.swatches.enumerated() {
      paint(
        swatch, of: view, isChosen: index == view.index, at: position(of: index, in: view), canvas)
    }
    canvas.write(view.swatches[view.index].name, column: 1, row: view.rows, plain)
  }

  private func paint(
    _ swatch: Swatch, of view: TintChooser, isChosen: Bool, at place: (column: Int, row: Int),
    _ canvas: Canvas
  ) {
    let glyphs = canvas.look.glyphs
    let plain = canvas.look.style(of: view, isFocused: false)
    // A disabled chooser shows no colours, only the dim text style.
    let ink =
      view.isEffectivelyEnabled
      ? CellStyle(canvas.look.palette.tints[swatch.tint]) : plain
    let (first, last) = (place.column, place.column + cell - 1)
    let sign: String =
      switch style {
      case .brackets: glyphs.block + glyphs.block
      case .circles: isChosen ? glyphs.knob : glyphs.hollowKnob
      case .chips: glyphs.shade + (isChosen ? glyphs.check : glyphs.shade) + glyphs.shade
      }
    canvas.write(sign, column: first + 1, row: place.row, ink)
    guard isChosen else { return }
    if view.isFocused {
      let focused = canvas.look.style(of: view, isFocused: true)
      canvas.markFocus(first..<last + 1, row: place.row, focused)
    } else if style == .brackets {
      canvas.write("[", column: first, row: place.row, plain)
      canvas.write("]", column: last, row: place.row, plain)
    }
  }

  /// The number of columns of one swatch with its two free columns.
  private var cell: Int { style.columns + 2 }

  private func position(of index: Int, in view: TintChooser) -> (column: Int, row: Int) {
    (index % view.columns * cell, index / view.columns)
  }
}
