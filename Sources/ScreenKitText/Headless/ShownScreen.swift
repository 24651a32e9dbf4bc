/// The state of the terminal after the last frame, as far as it is known.
@MainActor
struct ShownScreen {
  /// The cells that the terminal shows.
  private(set) var cells: CellGrid
  /// The cells of the last frame before changes of the size; `nil` if the size has not changed since.
  var resized: CellGrid?
  /// The window title last written; `nil` if it is unknown.
  var title: (name: String, sequence: TitleSequence)?
  /// Whether the terminal reports the pointer's moves without a button; never while inline.
  var reportsMoves = false
  /// Whether the cells are unknown, so that the next frame clears the screen first.
  var isDisturbed = true

  init(size: CellSize) { cells = CellGrid(size: size) }

  /// Sets the size and marks all cells as unknown; the title stays.
  mutating func change(size: CellSize) {
    resized = resized ?? cells
    cells = CellGrid(size: size)
    isDisturbed = true
  }
}
