/// A grid of cells as something that people can look at and tests can compare.
@MainActor
public struct GridPicture {
  private let grid: CellGrid
  private let clusters: ClusterTable

  package init(_ grid: CellGrid, _ clusters: ClusterTable) {
    self.grid = grid
    self.clusters = clusters
  }

  /// The characters, a line for each row, without blanks at the ends of lines.
  public var text: String {
    (0..<grid.size.rows).map(line).joined(separator: "\n") + "\n"
  }

  /// The extent in cells.
  public var size: CellSize { grid.size }

  /// One stretch of a row in one style.
  package struct Run {
    package let column: Int
    package let columns: Int
    package let text: String
    package let style: CellStyle
  }

  /// The stretches of `row`, from left to right, that together cover it.
  package func runs(row: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < grid.size.columns {
      let style = grid[start, row].style
      var end = start
      var text = ""
      while end < grid.size.columns, grid[end, row].style == style {
        if grid[end, row].span > 0 { text += clusters.text(of: grid[end, row].glyph) }
        end += 1
      }
      runs.append(Run(column: start, columns: end - start, text: text, style: style))
      start = end
    }
    return runs
  }

  private func line(_ row: Int) -> String {
    var text = ""
    for column in 0..<grid.size.columns where grid[column, row].span > 0 {
      text += clusters.text(of: grid[column, row].glyph)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
