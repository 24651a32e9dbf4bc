internal import ScreenKitCore

/// The lines of a list with elements: the visible lines, and one page above and below.
struct ListWindow: Hashable, Sendable {
  /// The number of the first visible line.
  private(set) var top: Int
  /// The number of visible lines.
  private(set) var visible: Int
  /// The first line with an element, from the last layout.
  private(set) var first = 0
  private var highlighted: RowIndex?
  /// The number of lines in the last layout.
  private(set) var lineCount = 0
  /// Whether the client must scroll because the list has changed its position.
  private(set) var mustScroll = false

  /// The assumed number of visible lines until the client reports it.
  static let assumed = 24

  init(top: Int, visible: Int = ListWindow.assumed) {
    (self.top, self.visible) = (top, visible)
    mustScroll = top > 0
  }

  /// Records that the client has scrolled to other lines.
  mutating func scroll(to top: Int, visible: Int) {
    self.top = max(0, top)
    self.visible = min(max(1, visible), 200)
  }

  /// The number of lines with elements.
  var count: Int { 3 * visible }

  /// Scrolls to a new highlighted row, and returns the first line with an element.
  mutating func update(
    highlighted row: RowIndex?, at line: Int?, scrolledTo listTop: Int, count lines: Int
  ) -> Int {
    // Rows were added or removed above, or the list itself scrolled.
    if listTop != first { move(to: max(0, top + listTop - first)) }
    lineCount = lines
    if row != highlighted {
      highlighted = row
      if let line {
        if line < top { move(to: line) }
        if line >= top + visible { move(to: line - visible + 1) }
      }
    }
    top = max(0, min(top, lines - 1))
    first = max(0, top - visible)
    return first
  }

  /// The window for a client without any state.
  var resent: ListWindow {
    var window = self
    window.mustScroll = top > 0
    return window
  }

  /// Returns whether the client must scroll, and resets this state.
  mutating func takeScroll() -> Bool {
    defer { mustScroll = false }
    return mustScroll
  }

  /// Returns the row to highlight for a page key; `nil` for other keys.
  ///
  /// The list has more lines than are visible, so its own pages would be too long.
  @MainActor
  func row(in list: ListView, pagedBy press: KeyPress) -> RowIndex? {
    guard press.modifiers.isEmpty, press.phase != .up, let current = list.highlightedRow,
      let line = list.backend.line(of: current)
    else { return nil }
    let lines = list.backend.lineCount
    let page = max(1, visible - 1)
    let target: Int
    let step: Int
    switch press.key {
    case .pageDown: (target, step) = (min(lines - 1, line + page), -1)
    case .pageUp: (target, step) = (max(0, line - page), 1)
    default: return nil
    }
    // A header is not a row, so the next row towards the previous position is used.
    for line in sequence(first: target, next: { $0 + step }) {
      guard 0..<lines ~= line else { return nil }
      if case .row(let row) = list.backend.line(at: line) { return row }
    }
    return nil
  }

  private mutating func move(to line: Int) {
    guard line != top else { return }
    (top, mustScroll) = (line, true)
  }
}
