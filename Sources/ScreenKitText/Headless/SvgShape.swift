/// A block element or box-drawing character, drawn as a shape because fonts leave gaps between
/// them.
enum SvgShape: Hashable {
  /// A rectangle within the cell, in eighths of its width and height.
  case block(left: Int, top: Int, right: Int, bottom: Int)
  /// A set of quadrants: 1 is top left, 2 top right, 4 bottom left, 8 bottom right.
  case quarters(Int)
  /// The whole cell, with an opacity in quarters.
  case shade(Int)
  /// Lines from the centre to the edges, with these widths in units.
  case lines(up: Int, right: Int, down: Int, left: Int)
  /// A rounded corner from the lower or upper edge to one side.
  case bend(isDown: Bool, isRight: Bool)

  /// Creates the shape of `text`; returns `nil` if it is another character.
  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    let value = Int(scalar.value)
    switch scalar {
    case "▀": self = .block(left: 0, top: 0, right: 8, bottom: 4)
    case "▁"..."█": self = .block(left: 0, top: 8 - (value - 0x2580), right: 8, bottom: 8)
    case "▉"..."▏": self = .block(left: 0, top: 0, right: 8 - (value - 0x2588), bottom: 8)
    case "▐": self = .block(left: 4, top: 0, right: 8, bottom: 8)
    case "░", "▒", "▓": self = .shade(value - 0x2590)
    case "▔": self = .block(left: 0, top: 0, right: 8, bottom: 1)
    case "▕": self = .block(left: 7, top: 0, right: 8, bottom: 8)
    case "▖"..."▟": self = .quarters([4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596])
    case "╭": self = .bend(isDown: true, isRight: true)
    case "╮": self = .bend(isDown: true, isRight: false)
    case "╯": self = .bend(isDown: false, isRight: false)
    case "╰": self = .bend(isDown: false, isRight: true)
    default:
      guard let arms = Self.arms[scalar] else { return nil }
      self = .lines(up: arms.0, right: arms.1, down: arms.2, left: arms.3)
    }
  }

  private static let arms: [Unicode.Scalar: (Int, Int, Int, Int)] = [
    "─": (0, 1, 0, 1), "│": (1, 0, 1, 0), "┌": (0, 1, 1, 0), "┐": (0, 0, 1, 1),
    "└": (1, 1, 0, 0), "┘": (1, 0, 0, 1), "├": (1, 1, 1, 0), "┤": (1, 0, 1, 1),
    "┬": (0, 1, 1, 1), "┴": (1, 1, 0, 1), "┼": (1, 1, 1, 1), "━": (0, 2, 0, 2),
    "┃": (2, 0, 2, 0), "┏": (0, 2, 2, 0), "┓": (0, 0, 2, 2), "┗": (2, 2, 0, 0),
    "┛": (2, 0, 0, 2), "┣": (2, 2, 2, 0), "┫": (2, 0, 2, 2), "┳": (0, 2, 2, 2),
    "┻": (2, 2, 0, 2), "╋": (2, 2, 2, 2), "╴": (0, 0, 0, 1), "╵": (1, 0, 0, 0),
    "╶": (0, 1, 0, 0), "╷": (0, 0, 1, 0), "╸": (0, 0, 0, 2), "╹": (2, 0, 0, 0),
    "╺": (0, 2, 0, 0), "╻": (0, 0, 2, 0),
  ]

  /// Whether equal shapes in adjacent cells can be drawn as one.
  var isAcross: Bool {
    switch self {
    case .block(let left, _, let right, _): left == 0 && right == 8
    case .lines(let up, let right, let down, let left): up + down == 0 && left == right
    case .shade: true
    case .quarters, .bend: false
    }
  }

  /// Returns the SVG element for the cell at `x` and `y`; `width` is that of all joined cells.
  func element(_ x: Int, _ y: Int, width: Int, _ style: String) -> String {
    switch self {
    case .shade(let quarters):
      return SvgRect(x: x, y: y, width: width, height: 16)
        .element("\(style) fill-opacity=\"0.\(quarters * 25)\"")
    case .bend(let isDown, let isRight):
      let color = style.replacing("fill=", with: "fill=\"none\" stroke=")
      return """
        <path d="M\(x + 4).5 \(isDown ? y + 16 : y)V\(y + (isDown ? 12 : 5))\
        Q\(x + 4).5 \(y + 8).5 \(x + (isRight ? 8 : 1)) \(y + 8).5H\(isRight ? x + 8 : x)"\(color)/>
        """
    case .block, .quarters, .lines:
      let path = rects(x, y, width: width).map {
        "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z"
      }
      return "<path d=\"\(path.joined())\"\(style)/>"
    }
  }

  private func rects(_ x: Int, _ y: Int, width: Int) -> [SvgRect] {
    switch self {
    case .block(let left, let top, let right, let bottom):
      let isAcross = self.isAcross
      return [
        SvgRect(
          x: x + left, y: y + 2 * top, width: isAcross ? width : right - left,
          height: 2 * (bottom - top))
      ]
    case .quarters(let bits):
      return (0..<4).filter { bits >> $0 & 1 == 1 }.map {
        SvgRect(x: x + 4 * ($0 % 2), y: y + 8 * ($0 / 2), width: 4, height: 8)
      }
    case .lines(let up, let right, let down, let left):
      if isAcross { return [SvgRect(x: x, y: y + 8 - left / 2, width: width, height: left)] }
      // Each arm reaches the far edge of the crossing ones, so that corners are filled.
      let (across, along) = (max(left, right), max(up, down))
      let (top, start) = (8 - across / 2, 4 - along / 2)
      let arms = [
        SvgRect(x: x + 4 - up / 2, y: y, width: up, height: top + across),
        SvgRect(x: x + 4 - down / 2, y: y + top, width: down, height: 16 - top),
        SvgRect(x: x, y: y + 8 - left / 2, width: start + along, height: left),
        SvgRect(x: x + start, y: y + 8 - right / 2, width: 8 - start, height: right),
      ]
      return arms.filter { $0.width > 0 && $0.height > 0 }
    case .shade, .bend: return []
    }
  }
}
