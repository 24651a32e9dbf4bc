import ScreenKitCore
@testable import ScreenKitText

/// A change of the terminal's width, which wraps the rows before the app knows.
extension InlineStage {
  /// Changes the width; a terminal that does not wrap rows again cuts them.
  ///
  /// A marked prompt is erased before, and its rows are not wrapped.
  func resize(columns: Int, wraps: Bool = true) {
    let old = terminal, cursorLine = self.cursorLine
    func split(_ line: some Sequence<ScreenReplay.Place>) -> [[ScreenReplay.Place]] {
      wraps ? Self.pieces(of: line, columns) : [Array(line.prefix(columns))]
    }
    var lines: [[ScreenReplay.Place]] = [], found = 0
    for (number, line) in (old.scrollback + old.rows).enumerated() {
      let isErased = hasPrompt && number >= self.lines
      let end =
        isErased ? 0 : (line.lastIndex { $0 != ScreenReplay.Place(" ") } ?? -1) + 1
      if number == cursorLine {
        found = lines.count + split(line[..<min(end, (old.cursor?.column ?? 0) + 1)]).count - 1
      }
      lines += split(line[..<end])
    }
    while lines.count > found + 1, lines.last?.isEmpty == true { lines.removeLast() }
    let first = max(0, lines.count - old.size.rows)
    terminal = ScreenReplay(
      size: CellSize(columns: columns, rows: old.size.rows), inlineRow: found - first)
    (terminal.modes, terminal.pen) = (old.modes, old.pen)
    for (number, line) in lines.enumerated() {
      let full = line + Array(repeating: ScreenReplay.Place(" "), count: columns - line.count)
      if number < first {
        terminal.scrollback.append(full)
      } else {
        terminal.rows[number - first] = full
      }
    }
    let size = options.placement.extent(in: terminal.size)
    surface.redraw()
    application.dispatch(.resized(SurfaceSize(width: size.columns, height: size.rows)))
  }

  private static func pieces(
    of line: some Sequence<ScreenReplay.Place>, _ columns: Int
  ) -> [[ScreenReplay.Place]] {
    var pieces: [[ScreenReplay.Place]] = [[]]
    for place in line {
      if place.width > 0, pieces[pieces.count - 1].count + place.width > columns {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(place)
    }
    return pieces
  }
}
