/// The visible range of lines of a list.
///
/// It examines only lines in or next to the visible part, even in very long lists.
struct ListViewport: Equatable {
  /// The first visible line.
  var top = 0
  /// The first line that the user sees, if a backend has views for lines above it; `nil` for
  /// ``top``.
  var topInSight: Int?
  /// The height of the visible part in units; set by the backend.
  private(set) var height = 0
  /// The line to scroll to as soon as the list has a height; `nil` for none.
  private var awaited: Int?

  /// Whether the header of the top section stays visible, in place of the first visible row.
  var pinsHeader = false

  /// Sets the available height, and scrolls up if there is free space at the end.
  ///
  /// - Parameters:
  ///  - height: The available height in units.
  ///  - lines: The lines of the list.
  ///  - line: The highlighted line; a visible line remains visible.
  mutating func fit(_ height: Int, _ lines: ListLines, keeping line: Int?) {
    if let line, height < self.height, visible(lines).contains(line) { awaited = line }
    self.height = max(0, height)
    // The restored position is kept until lines are loaded.
    guard lines.count > 0 else { return }
    if self.height > 0, let line = awaited {
      awaited = nil
      if line < lines.count { reveal(line, lines) }
    }
    top = clamp(top, lines)
  }

  /// Scrolls to `line`; the next ``fit(_:_:keeping:)`` corrects a position beyond the end.
  mutating func show(from line: Int) { (top, awaited, height) = (line, nil, 0) }

  mutating func scroll(by count: Int, _ lines: ListLines) { top = clamp(top + count, lines) }

  /// Scrolls as little as possible to make the whole `line` visible.
  mutating func reveal(_ line: Int, _ lines: ListLines) {
    if height == 0 {
      awaited = line
    } else if line < top || line == top && pinnedSection(lines) != nil {
      // The header covers the row above.
      top = canPin(lines) && lines.hasHeader(above: line) ? line - 1 : line
    } else {
      top = max(top, firstLine(endingAt: line, lines))
    }
  }

  /// Returns the lines that are at least partly visible.
  func visible(_ lines: ListLines) -> Range<Int> {
    let first = min(top, lines.count)
    if lines.rowHeight == 1 { return first..<min(lines.count, first + height) }
    var (line, used) = (first, 0)
    if pinnedSection(lines) != nil { (line, used) = (first + 1, 1) }
    while line < lines.count, used < height {
      used += lines.height(of: line)
      line += 1
    }
    return first..<line
  }

  /// Returns the section with its header in place of the first visible row; `nil` without such a
  /// header.
  func pinnedSection(_ lines: ListLines) -> Int? {
    guard canPin(lines), top < lines.count, case .row(let row) = lines[top],
      lines.hasHeader(above: top)
    else { return nil }
    return row.section
  }

  /// Returns whether a header that stays visible leaves space for rows.
  private func canPin(_ lines: ListLines) -> Bool { pinsHeader && height >= lines.rowHeight + 3 }

  /// Returns the number of lines of a page step: all visible lines less one, which remains visible.
  func page(_ lines: ListLines) -> Int { max(1, height / max(1, lines.rowHeight) - 1) }

  private func clamp(_ line: Int, _ lines: ListLines) -> Int {
    max(0, min(line, firstLine(endingAt: lines.count - 1, lines)))
  }

  /// Returns the first line of a visible part that ends with `last`.
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
