/// The visible part of a line that is wider than its view.
struct LineWindow {
  /// The beginning of the visible part, in bytes from the beginning of the line.
  private(set) var start = 0

  /// Shows the line from its beginning.
  mutating func reset() { start = 0 }

  /// Scrolls as little as possible to show `offset` of `line` within `width` units.
  @MainActor
  mutating func reveal(_ offset: Int, in line: String, width: Int, by ruler: any TextRuler) {
    start = line.boundary(from: start)
    if offset < start {
      // Half of the width shows the text before the cursor, since the user may delete it next.
      start = ruler.start(before: offset, within: width / 2, in: line)
    }
    let isAtEnd = offset == line.utf8.count
    let cursor = isAtEnd ? 1 : ruler.width(of: line.tail(from: offset).prefix(1))
    start = max(start, ruler.start(before: offset, within: width - max(1, cursor), in: line))
    fill(line, width: width - 1, by: ruler)
  }

  /// Scrolls back if there is free space after the end of the line.
  @MainActor
  private mutating func fill(_ line: String, width: Int, by ruler: any TextRuler) {
    guard start > 0, width > 0 else { return }
    let rest = line.tail(from: start)
    if ruler.prefix(of: rest, within: width).endIndex == rest.endIndex {
      start = min(start, ruler.start(before: line.utf8.count, within: width, in: line))
    }
  }
}
