/// A snapshot of a screen at one moment, for people to look at and for tests to compare.
public struct ScreenSnapshot: Sendable {
  /// The size in cells.
  public let size: CellSize
  private let cells: [Cell]
  private let clusters: [[UInt8]]
  private let links: [CellLink: String]

  @MainActor
  init(_ grid: CellGrid, _ table: ClusterTable) {
    size = grid.size
    cells = Array(UnsafeBufferPointer(start: grid.cells, count: size.columns * size.rows))
    clusters = table.texts
    var links: [CellLink: String] = [:]
    for cell in cells where cell.link != .none && links[cell.link] == nil {
      links[cell.link] = table.links.address(of: cell.link)
    }
    self.links = links
  }

  /// The characters, one line for each row, without trailing spaces.
  public var text: String {
    var text: [UInt8] = []
    for row in 0..<max(1, size.rows) { appendLine(row, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The cell at a position within the snapshot.
  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// Returns the text of `cell`, which must be a cell of this snapshot.
  func text(of cell: Cell) -> String {
    if let index = cell.glyph.clusterIndex {
      return String(decoding: clusters[index], as: UTF8.self)
    }
    if let placeholder = cell.glyph.placeholder { return placeholder.text }
    return cell.glyph.scalar.map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Returns the address of the hyperlink of `cell`, or `nil` if it has none.
  func link(of cell: Cell) -> String? { links[cell.link] }

  private func appendLine(_ row: Int, to text: inout [UInt8]) {
    if row < size.rows {
      let line = cells[row * size.columns..<(row + 1) * size.columns]
      // Trailing blanks are skipped first, since most cells of most screens are blank.
      let end = line.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? line.startIndex
      for cell in line[..<end] where cell.span > 0 { append(cell.glyph, to: &text) }
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func append(_ glyph: Glyph, to text: inout [UInt8]) {
    if glyph.bits < 0x80 {
      text.append(UInt8(truncatingIfNeeded: glyph.bits))
    } else if let index = glyph.clusterIndex {
      text += clusters[index]
    } else if let placeholder = glyph.placeholder {
      text += placeholder.text.utf8
    } else {
      text += UTF8.encode(glyph.scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension ScreenSnapshot {
  /// A run of cells of one row in one style.
  struct Run: Equatable, Sendable {
    let column: Int
    let columns: Int
    let text: String
    /// The style without the hyperlink, whose number is valid only in its own surface.
    let style: CellStyle
    let link: String?
  }

  /// Returns the runs of `row`, from left to right, which together cover it.
  func runs(row: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < size.columns {
      let style = self[start, row].style
      var end = start
      var text = ""
      while end < size.columns, self[end, row].style == style {
        if self[end, row].span > 0 { text += self.text(of: self[end, row]) }
        end += 1
      }
      let link = link(of: self[start, row])
      runs.append(
        Run(column: start, columns: end - start, text: text, style: style.unlinked, link: link))
      start = end
    }
    return runs
  }
}

extension ScreenSnapshot: CustomStringConvertible {
  /// The characters, one line for each row.
  public var description: String { text }
}

extension ScreenSnapshot: Equatable {
  /// Returns whether both snapshots have the same characters and styles in all cells.
  public static func == (left: ScreenSnapshot, right: ScreenSnapshot) -> Bool {
    left.size == right.size
      && (0..<left.size.rows).allSatisfy { left.runs(row: $0) == right.runs(row: $0) }
  }
}
