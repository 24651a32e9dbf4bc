internal import ScreenKitLooks

extension CellGrid {
  /// Dims the cells of `area`, which is behind a dialog.
  ///
  /// Known colours become darker, text and background alike. All text becomes dim, since the user's
  /// own colours are unknown.
  func dim(_ area: CellRect) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      let cells = self.row(row)
      for column in area.column..<area.endColumn { cells[column] = cells[column].dimmed }
    }
  }
}

extension CellGrid {
  /// Whether all cells have the terminal's own colours.
  var isColorless: Bool {
    (0..<size.rows).allSatisfy { row in
      let cells = self.row(row)
      return (0..<size.columns).allSatisfy {
        cells[$0].style.foreground.isStandard && cells[$0].style.background.isStandard
      }
    }
  }
}

extension Cell {
  /// The cell with dimmed colours, as shown behind a dialog.
  fileprivate var dimmed: Cell {
    var style = style
    style.foreground = style.foreground.shaded
    style.background = style.background.shaded
    style.attributes.insert(.dim)
    return Cell(glyph, style, span: span, hasUncertainWidth: hasUncertainWidth)
  }
}

extension LookColor {
  /// The darker colour; the first sixteen colours are the user's own and stay unchanged.
  fileprivate var shaded: LookColor {
    switch kind {
    case .rgb(let red, let green, let blue): return LookColor((red, green, blue), shade: (5, 9))
    case .palette(let index) where index >= 16:
      return LookColor(PaletteColor.parts(of: index), shade: (2, 3))
    case .standard, .ansi, .palette: return self
    }
  }

  /// Creates a colour whose components are the fraction `shade` of `parts`.
  private init(_ parts: (Int, Int, Int), shade: (Int, Int)) {
    func part(_ value: Int) -> UInt8 { UInt8(value * shade.0 / shade.1) }
    self = .rgb(part(parts.0), part(parts.1), part(parts.2))
  }
}
