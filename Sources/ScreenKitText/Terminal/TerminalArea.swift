internal import ScreenKitCore

/// The app's part of the terminal, and the last known size of the whole.
@MainActor
struct TerminalArea {
  private let terminal: PosixTerminal
  private let placement: TextPlacement
  /// The last known size of the terminal.
  private(set) var cells: CellSize

  /// Creates the area that `placement` leaves to the app.
  init(of terminal: PosixTerminal, _ placement: TextPlacement) {
    (self.terminal, self.placement, cells) = (terminal, placement, terminal.cells)
  }

  /// Whether the app is shown inline, below the shell's output.
  var isInline: Bool { placement.isInline }

  /// Whether the terminal's size is not the last known one.
  var isOutdated: Bool { terminal.cells != cells }

  /// The app's part for the last known size, in cells.
  var extent: CellSize { placement.extent(in: cells) }

  /// The app's part for the terminal's size now.
  var size: SurfaceSize {
    let size = placement.extent(in: terminal.cells)
    return SurfaceSize(width: size.columns, height: size.rows)
  }

  /// Records the terminal's size.
  mutating func update() { cells = terminal.cells }
}
