/// Curves drawn with the dots of braille characters, two columns and four rows in each cell.
///
/// Without Unicode, each cell has a single dot, and each curve a sign of its own.
struct DotGrid {
  /// The braille bits of a cell's dots: the left column from the bottom up, then the right column.
  private static let dots: [UInt8] = [0x40, 0x04, 0x02, 0x01, 0x80, 0x20, 0x10, 0x08]
  private static let signs = ["*", "o", "+", "x"]

  let size: CellSize
  let isUnicode: Bool
  private var cells: [UInt8]
  /// The number of the curve in front, in each cell.
  private var owners: [Int]

  /// Creates a grid without dots.
  init(_ size: CellSize, isUnicode: Bool) {
    (self.size, self.isUnicode) = (size, isUnicode)
    cells = Array(repeating: 0, count: size.columns * size.rows)
    owners = Array(repeating: 0, count: cells.count)
  }

  /// The number of dots in a row, and in a column.
  static func columns(_ size: CellSize, isUnicode: Bool) -> Int {
    isUnicode ? 2 * size.columns : size.columns
  }
  private var rows: Int { isUnicode ? 4 * size.rows : size.rows }

  /// Draws a curve, given by the part of the height that it covers in each column of dots.
  ///
  /// All curves except the first are dashed, so that they differ without colours.
  mutating func draw(_ parts: [ClosedRange<Double>?], number: Int) {
    for (column, part) in parts.enumerated() {
      guard let part, isDrawn(column, number) else { continue }
      let low = Int((part.lowerBound * Double(rows - 1)).rounded())
      let high = Int((part.upperBound * Double(rows - 1)).rounded())
      for row in low...high { mark(column, row, number) }
    }
  }

  private func isDrawn(_ column: Int, _ number: Int) -> Bool {
    guard isUnicode else { return true }
    return switch number % 3 {
    case 0: true
    case 1: column % 6 < 4
    default: column % 2 == 0
    }
  }

  private mutating func mark(_ column: Int, _ row: Int, _ number: Int) {
    let (width, height) = isUnicode ? (2, 4) : (1, 1)
    let cell = (size.rows - 1 - row / height) * size.columns + column / width
    cells[cell] |= isUnicode ? DotGrid.dots[column % 2 * 4 + row % 4] : 1
    owners[cell] = number
  }

  /// Returns the character of a cell and the number of its curve; `nil` for a cell without dots.
  func cell(column: Int, row: Int) -> (text: String, number: Int)? {
    let index = row * size.columns + column
    guard cells[index] != 0 else { return nil }
    let number = owners[index]
    return (DotGrid.sign(of: cells[index], number, isUnicode: isUnicode), number)
  }

  /// Returns the sign of the curve `number` in a legend.
  static func legend(_ number: Int, isUnicode: Bool) -> String {
    guard isUnicode else { return signs[number % signs.count] }
    return switch number % 3 {
    case 0: "⠤⠤⠤"
    case 1: "⠤⠤ "
    default: "⠄⠄⠄"
    }
  }

  private static func sign(of dots: UInt8, _ number: Int, isUnicode: Bool) -> String {
    guard isUnicode, let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else {
      return signs[number % signs.count]
    }
    return String(scalar)
  }
}
