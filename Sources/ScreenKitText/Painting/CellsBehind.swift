internal import ScreenKitLooks

/// The cells of a part of a grid before a translucent view was drawn over it.
@MainActor
struct CellsBehind {
  let area: CellRect
  private let cells: [Cell]

  init(_ area: CellRect, of grid: CellGrid) {
    let area = area.intersection(grid.bounds)
    self.area = area
    var cells: [Cell] = []
    cells.reserveCapacity(area.size.columns * area.size.rows)
    for row in area.row..<area.endRow where !area.isEmpty {
      cells += UnsafeBufferPointer(start: grid.row(row) + area.column, count: area.size.columns)
    }
    self.cells = cells
  }

  /// Returns the cell at a position of the area.
  func cell(_ column: Int, _ row: Int) -> Cell { cells[row * area.size.columns + column] }

  /// Returns the span of the glyph that begins at a position, within the area; 0 if none does.
  func span(_ column: Int, _ row: Int) -> Int {
    switch cell(column, row).span {
    case 1: 1
    case 2 where column + 1 < area.size.columns: 2
    default: 0
    }
  }
}

extension CellGrid {
  /// Blends the cells drawn over `behind` with it, in proportion to `opacity`.
  ///
  /// Text behind the view stays visible in the view's blank cells, except between two words of the
  /// view. There it would look like a part of them.
  func blend(over behind: CellsBehind, opacity: Double, _ look: Look) {
    let mix = ColorMix(opacity, look)
    let area = behind.area
    for y in 0..<area.size.rows where !area.isEmpty {
      let cells = row(area.row + y) + area.column
      var x = 0
      var isBehindText = false
      while x < area.size.columns {
        let span = max(1, behind.span(x, y))
        let isBlank = (x..<x + span).allSatisfy { cells[$0].hasNoText }
        let isBeforeText = x + span < area.size.columns && !cells[x + span].hasNoText
        let keepsText = isBlank && behind.span(x, y) > 0 && !(isBehindText && isBeforeText)
        for column in x..<x + span where cells[column] != behind.cell(column, y) {
          cells[column] = mix(cells[column], over: behind.cell(column, y), keepsText: keepsText)
        }
        isBehindText = !isBlank
        x += span
      }
      // Both halves of a wide glyph have one style, regardless of the cells behind them.
      for column in 0..<max(0, area.size.columns - 1) where cells[column].span == 2 {
        cells[column + 1] = cells[column].tail
      }
    }
  }
}

extension Cell {
  fileprivate var hasNoText: Bool { glyph == .space && span == 1 }
}

/// The colours of a translucent view over others.
@MainActor
private struct ColorMix {
  private let opacity: Double
  private let hasColors: Bool
  private let ground, text: LookColor

  init(_ opacity: Double, _ look: Look) {
    self.opacity = opacity
    hasColors = look.colors != .none
    // The user's own colours are unknown, but it is known whether the background is dark.
    let isDark = look.appearance == .dark
    ground = isDark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    text = isDark ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
  }

  func callAsFunction(_ cell: Cell, over behind: Cell, keepsText: Bool) -> Cell {
    guard hasColors else {
      var style = keepsText ? behind.style : cell.style
      style.attributes.insert(.dim)
      return Cell(
        keepsText ? behind.glyph : cell.glyph, style, span: keepsText ? behind.span : cell.span,
        hasUncertainWidth: (keepsText ? behind : cell).hasUncertainWidth)
    }
    let (front, back) = (seen(cell), seen(behind))
    let shown = keepsText ? behind : cell
    var style = shown.style
    style.attributes.remove(.reverse)
    style.background =
      cell.background == behind.background && !isReversed(cell) && !isReversed(behind)
      ? cell.background : mixed(front.ground, back.ground)
    style.foreground =
      keepsText ? mixed(front.ground, back.text) : mixed(front.text, back.ground)
    return Cell(shown.glyph, style, span: shown.span, hasUncertainWidth: shown.hasUncertainWidth)
  }

  private func isReversed(_ cell: Cell) -> Bool { cell.attributes.contains(.reverse) }

  /// Returns the colours as they appear: defaults are estimated, and reversed colours are
  /// exchanged.
  private func seen(_ cell: Cell) -> (text: LookColor, ground: LookColor) {
    let own = (
      text: cell.foreground.isStandard ? text : cell.foreground,
      ground: cell.background.isStandard ? ground : cell.background
    )
    return isReversed(cell) ? (own.ground, own.text) : own
  }

  /// Returns the blend of `front` over `back`.
  private func mixed(_ front: LookColor, _ back: LookColor) -> LookColor {
    let (above, below) = (parts(front), parts(back))
    func part(_ above: Int, _ below: Int) -> UInt8 {
      UInt8((Double(above) * opacity + Double(below) * (1 - opacity)).rounded())
    }
    return .rgb(part(above.0, below.0), part(above.1, below.1), part(above.2, below.2))
  }

  private func parts(_ color: LookColor) -> (Int, Int, Int) {
    switch color.kind {
    case .standard: (0, 0, 0)
    case .ansi(let index), .palette(let index): PaletteColor.parts(of: index)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}
