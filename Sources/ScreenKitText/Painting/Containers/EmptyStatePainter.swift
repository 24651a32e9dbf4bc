import ScreenKitCore

/// The painter of empty states: a picture, a sentence and a button, centred.
struct EmptyStatePainter: ViewPainter {
  /// The maximum width of the sentence, in columns.
  private static let widest = 56
  var layersChildren: Bool { false }

  func measure(_ view: EmptyState, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let parts = parts(of: view, in: proposal, layout)
    return CellSize(
      columns: parts.reduce(0) { max($0, $1.size.columns) }, rows: EmptyStatePainter.rows(of: parts)
    ).limited(to: proposal)
  }

  func layOut(_ view: EmptyState, in rect: CellRect, _ layout: LayoutPass) {
    let parts = parts(of: view, in: rect.size, layout)
    var row =
      rect.row
      + StackLayout.offset(of: EmptyStatePainter.rows(of: parts), in: rect.size.rows, .center)
    for (child, size, gap) in parts {
      row += gap
      let rows = min(size.rows, max(0, rect.endRow - row))
      let column = StackLayout.offset(of: size.columns, in: rect.size.columns, .center)
      layout.position(
        child,
        in: CellRect(
          column: rect.column + column, row: row, columns: min(size.columns, rect.size.columns),
          rows: rows))
      row += rows
    }
  }

  private typealias Part = (view: View, size: CellSize, gap: Int)

  /// Returns the shown parts from top to bottom, each with the blank rows above it.
  private func parts(
    of view: EmptyState, in room: CellSize, _ layout: LayoutPass
  ) -> [Part] {
    let narrow = CellSize(columns: min(room.columns, EmptyStatePainter.widest), rows: room.rows)
    let sizes = view.children.map { layout.measure($0, in: narrow) }
    let rows = sizes.map(\.rows)
    // If there is too little room, the picture is dropped first, and then the blank rows.
    let spacious = rows.reduce(0, +) + 2 <= room.rows
    let needed = rows.dropFirst().reduce(0, +)
    return zip(view.children, sizes).enumerated().map { index, part in
      let isLeftOut = index == 0 && !spacious
      let hasGap = index > 0 && part.1.rows > 0 && (spacious || index > 1 && needed < room.rows)
      return (part.0, isLeftOut ? .zero : part.1, hasGap ? 1 : 0)
    }
  }

  private static func rows(of parts: [Part]) -> Int {
    parts.reduce(0) { $0 + $1.size.rows + $1.gap }
  }
}
