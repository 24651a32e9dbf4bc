import ScreenKitCore

/// The painter of the row with the state of the app.
struct StatusBarPainter: ViewPainter {
  /// The minimum height of a window with the row; a smaller one needs its rows for the screens.
  private static let leastRows = 6
  var layersChildren: Bool { false }

  func measure(_ view: StatusBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns, rows: 1).limited(to: proposal)
  }

  /// Returns one row, or none in a window with few rows.
  static func rows(in window: CellSize) -> Int { window.rows < leastRows ? 0 : 1 }

  func layOut(_ view: StatusBar, in rect: CellRect, _ layout: LayoutPass) {
    StackPainter().layOut(view, in: rect.inset(columns: 1, rows: 0), layout)
  }

  func paint(_ view: StatusBar, on canvas: inout Canvas) { canvas.fillBar() }
}
