import ScreenKitCore

/// The painter of radio buttons: a dot in parentheses, a check mark, or circles.
struct RadioButtonPainter: SignPainter {
  typealias Painted = RadioButton
  let look: Look.Name

  func sign(of view: RadioButton, _ glyphs: GlyphSet) -> String {
    switch look {
    case .terminal: view.isSelected ? "(\(glyphs.bullet))" : "( )"
    case .cupertino: view.isSelected ? " \(glyphs.check) " : "   "
    case .material: view.isSelected ? glyphs.chosenCircle : glyphs.circle
    }
  }

  func isOn(_ view: RadioButton) -> Bool { view.isSelected }
  func showsFocus(_ view: RadioButton) -> Bool { view.showsFocus }
}

/// The painter of radio groups: radio buttons below one another, or side by side.
struct RadioGroupPainter: ViewPainter {
  var layersChildren: Bool { false }

  /// The number of columns between two radio buttons side by side.
  private static let spacing = 2

  func measure(_ view: RadioGroup, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let sizes = view.items.map { layout.measure($0, in: proposal) }
    let widths = sizes.map(\.columns), heights = sizes.map(\.rows)
    let size =
      switch view.axis {
      case .vertical: CellSize(columns: widths.max() ?? 0, rows: heights.reduce(0, +))
      case .horizontal:
        CellSize(
          columns: widths.reduce(0, +) + RadioGroupPainter.spacing * max(0, sizes.count - 1),
          rows: heights.max() ?? 0)
      }
    return size.limited(to: proposal)
  }

  func layOut(_ view: RadioGroup, in rect: CellRect, _ layout: LayoutPass) {
    switch view.axis {
    case .vertical:
      for (row, item) in view.items.enumerated() {
        let rows = row < rect.size.rows ? 1 : 0
        layout.position(
          item,
          in: CellRect(
            column: rect.column, row: rect.row + row, columns: rect.size.columns, rows: rows))
      }
    case .horizontal: placeSideBySide(view, in: rect, layout)
    }
  }

  private func placeSideBySide(_ view: RadioGroup, in rect: CellRect, _ layout: LayoutPass) {
    let items = view.items.map {
      StackLayout.Item(natural: layout.measure($0, in: rect.size).columns)
    }
    let (sizes, gap) = StackLayout.distribute(
      items, spacing: RadioGroupPainter.spacing, in: rect.size.columns)
    var column = rect.column
    for (item, columns) in zip(view.items, sizes) {
      layout.position(
        item, in: CellRect(column: column, row: rect.row, columns: columns, rows: rect.size.rows))
      column += columns + gap
    }
  }
}
