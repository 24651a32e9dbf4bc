/// Which lines of a list are in sight.
///
/// It looks only at lines in or next to the visible part, however many there are.
struct ListViewport: Equatable {
  /// The first line in sight.
  var top = 0
  /// Units from top to bottom of the visible part; told by the backend.
  private(set) var height = 0
  /// The line to bring into sight as soon as there is any room.
  private var awaited: Int?

  /// Takes the room that there is, and goes up where there would be nothing at its end.
  ///
  /// - Parameters:
  ///   - height: Units from top to bottom.
  ///   - lines: What is shown.
  ///   - line: The current line, which stays in sight if it was before.
  mutating func fit(_ height: Int, _ lines: ListLines, keeping line: Int?) {
    if let line, height < self.height, visible(lines).contains(line) { awaited = line }
    self.height = max(0, height)
    // Where nothing is loaded yet the place to come back to is kept.
    guard lines.count > 0 else { return }
    if self.height > 0, let line = awaited {
      awaited = nil
      if line < lines.count { reveal(line, lines) }
    }
    top = clamp(top, lines)
  }

  mutating func scroll(by count: Int, _ lines: ListLines) { top = clamp(top + count, lines) }

  /// Moves as little as possible so that all of `line` is in sight.
  mutating func reveal(_ line: Int, _ lines: ListLines) {
    if height == 0 {
      awaited = line
    } else if line < top {
      top = line
    } else {
      top = max(top, firstLine(endingAt: line, lines))
    }
  }

  /// The lines of which some part is in sight.
  func visible(_ lines: ListLines) -> Range<Int> {
    let first = min(top, lines.count)
    if lines.rowHeight == 1 { return first..<min(lines.count, first + height) }
    var (line, used) = (first, 0)
    while line < lines.count, used < height {
      used += lines.height(of: line)
      line += 1
    }
    return first..<line
  }

  /// How many lines a page key moves: all but one, so that the eye finds its place.
  func page(_ lines: ListLines) -> Int { max(1, height / max(1, lines.rowHeight) - 1) }

  private func clamp(_ line: Int, _ lines: ListLines) -> Int {
    max(0, min(line, firstLine(endingAt: lines.count - 1, lines)))
  }

  /// The first line of the part that ends with the whole of `last`.
  private func firstLine(endingAt last: Int, _ lines: ListLines) -> Int {
    guard last >= 0 else { return 0 }
    if lines.rowHeight == 1 { return max(0, last - max(0, height - 1)) }
    var line = last
    var used = lines.height(of: line)
    while line > 0 {
      used += lines.height(of: line - 1)
      if used > height { break }
      line -= 1
    }
    return line
  }
}
