/// The shapes of sketches, in black on white.
enum Svg {
  /// Returns the width reserved for `text`, in pixels.
  static func width(of text: String) -> Int { text.count * 8 }

  /// Returns `text` in lines of at most `width` pixels, broken between words.
  static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: "\n").flatMap { paragraph in
      paragraph.split(separator: " ").reduce(into: [String]()) { lines, word in
        if let last = lines.last, self.width(of: "\(last) \(word)") <= width {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append("\(word)")
        }
      }
    }
  }

  static func document(
    width: Int, height: Int, left: Int = 2, _ shapes: [String]
  ) -> String {
    let (outerWidth, outerHeight) = (width + left + 2, height + 4)
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(outerWidth)\" "
          + "height=\"\(outerHeight)\" viewBox=\"-\(left) -2 \(outerWidth) \(outerHeight)\" "
          + "font-family=\"sans-serif\" font-size=\"13\" fill=\"none\" stroke=\"black\">",
        "<rect x=\"-\(left)\" y=\"-2\" width=\"\(outerWidth)\" height=\"\(outerHeight)\" "
          + "fill=\"white\" stroke=\"none\"/>",
      ] + shapes + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  static func box(
    x: Int, y: Int, width: Int, height: Int, isRound: Bool = false, isDashed: Bool = false
  ) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"white\""
      + (isRound ? " rx=\"6\"" : "") + (isDashed ? " stroke-dasharray=\"4 3\"" : "") + "/>"
  }

  static func line(x: Int, y: Int, width: Int) -> String {
    "<path d=\"M\(x) \(y)h\(width)\"/>"
  }

  /// Draws an arrow to the right.
  static func arrow(x: Int, y: Int, width: Int) -> String {
    "<path d=\"M\(x) \(y)h\(width)m-7 -5l7 5l-7 5\"/>"
  }

  static func text(
    _ text: String, x: Int, y: Int, isStrong: Bool = false, isFaint: Bool = false,
    isSmall: Bool = false
  ) -> String {
    let escaped = text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: "\(character)"
      }
    }.joined()
    return "<text x=\"\(x)\" y=\"\(y)\" stroke=\"none\" fill=\"\(isFaint ? "gray" : "black")\""
      + (isStrong ? " font-weight=\"bold\"" : "") + (isSmall ? " font-size=\"11\"" : "")
      + ">\(escaped)</text>"
  }
}
