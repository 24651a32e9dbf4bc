/// A large character made of seven segments, three columns wide and three rows high.
struct SegmentFigure: OptionSet {
  let rawValue: UInt8

  static let top = SegmentFigure(rawValue: 1)
  static let upperRight = SegmentFigure(rawValue: 2)
  static let lowerRight = SegmentFigure(rawValue: 4)
  static let bottom = SegmentFigure(rawValue: 8)
  static let lowerLeft = SegmentFigure(rawValue: 16)
  static let upperLeft = SegmentFigure(rawValue: 32)
  static let middle = SegmentFigure(rawValue: 64)

  static let columns = 3
  static let rows = 3

  /// Returns the figure of `character`; `nil` if seven segments cannot show it.
  static func of(_ character: Character) -> SegmentFigure? { figures[character] }

  /// The segments by the letters that they usually have: clockwise from the top, `g` in the middle.
  private static let letters: [Character: String] = [
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgecd",
    "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g", "A": "abcefg", "C": "adef", "E": "adefg",
    "F": "aefg", "H": "bcefg", "L": "def", "P": "abefg", "U": "bcdef",
  ]

  private static let figures = letters.mapValues { segments in
    segments.utf8.reduce(into: SegmentFigure()) { figure, letter in
      figure.insert(SegmentFigure(rawValue: 1 << (letter - 0x61)))
    }
  }

  /// Returns the rows of the figure in box-drawing lines, or in ASCII characters.
  func rows(isUnicode: Bool) -> [String] {
    isUnicode ? [lines(0), lines(1), lines(2)] : plainRows
  }

  private var plainRows: [String] {
    [
      " \(mark(.top, "_")) ",
      mark(.upperLeft, "|") + mark(.middle, "_") + mark(.upperRight, "|"),
      mark(.lowerLeft, "|") + mark(.bottom, "_") + mark(.lowerRight, "|"),
    ]
  }

  private func mark(_ segment: SegmentFigure, _ sign: String) -> String {
    contains(segment) ? sign : " "
  }

  private func lines(_ row: Int) -> String {
    let across: SegmentFigure = [.top, .middle, .bottom][row]
    return joint(
      across, above: row > 0 ? (row == 1 ? .upperLeft : .lowerLeft) : [],
      below: row < 2 ? (row == 0 ? .upperLeft : .lowerLeft) : [], isLeft: true)
      + mark(across, "─")
      + joint(
        across, above: row > 0 ? (row == 1 ? .upperRight : .lowerRight) : [],
        below: row < 2 ? (row == 0 ? .upperRight : .lowerRight) : [], isLeft: false)
  }

  /// Returns the character where the segments at an end of `across` meet.
  private func joint(
    _ across: SegmentFigure, above: SegmentFigure, below: SegmentFigure, isLeft: Bool
  ) -> String {
    let isUp = !above.isEmpty && contains(above)
    let isDown = !below.isEmpty && contains(below)
    return switch (isUp, isDown, contains(across)) {
    case (true, true, true): isLeft ? "├" : "┤"
    case (true, true, false): "│"
    case (true, false, true): isLeft ? "╰" : "╯"
    case (false, true, true): isLeft ? "╭" : "╮"
    case (true, false, false): "╵"
    case (false, true, false): "╷"
    case (false, false, true): isLeft ? "╶" : "╴"
    case (false, false, false): " "
    }
  }
}
