/// Draws a grid of cells as an SVG document, faithful in place, colour and attributes.
struct SvgPicture {
  private static let cell = (width: 9, height: 18, baseline: 14)
  private let picture: GridPicture

  init(_ picture: GridPicture) { self.picture = picture }

  /// The whole document.
  var document: String {
    let width = picture.size.columns * SvgPicture.cell.width
    let height = picture.size.rows * SvgPicture.cell.height
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="monospace" font-size="15">
      <rect width="100%" height="100%" fill="\(SvgColor.ground)"/>
      """
    ]
    for row in 0..<picture.size.rows {
      for run in picture.runs(row: row) { parts += elements(of: run, row: row) }
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func elements(of run: GridPicture.Run, row: Int) -> [String] {
    let (width, height, baseline) = SvgPicture.cell
    let x = run.column * width, y = row * height
    var text = SvgColor.of(run.style.foreground) ?? SvgColor.text
    var ground = SvgColor.of(run.style.background)
    if run.style.attributes.contains(.reverse) {
      (text, ground) = (ground ?? SvgColor.ground, text)
    }
    var elements: [String] = []
    if let ground {
      elements.append(
        """
        <rect x="\(x)" y="\(y)" width="\(run.columns * width)" height="\(height)" fill="\(ground)"/>
        """)
    }
    if run.text.contains(where: { $0 != " " }) {
      elements.append(
        """
        <text x="\(x)" y="\(y + baseline)" fill="\(text)"\(attributes(run.style)) \
        textLength="\(run.columns * width)" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve">\(escaped(run.text))</text>
        """)
    }
    return elements
  }

  private func attributes(_ style: CellStyle) -> String {
    var text = ""
    if style.attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if style.attributes.contains(.dim) { text += " opacity=\"0.6\"" }
    if style.attributes.contains(.italic) { text += " font-style=\"italic\"" }
    var lines: [String] = []
    if style.attributes.contains(.underline) { lines.append("underline") }
    if style.attributes.contains(.strikethrough) { lines.append("line-through") }
    if lines.isEmpty { return text }
    return text + " text-decoration=\"\(lines.joined(separator: " "))\""
  }

  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    // By scalars: with a mark behind it, < is another character, and yet begins a tag.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// The colours of an SVG picture, since it has no terminal to choose them.
private enum SvgColor {
  static let text = "#d8dee9"
  static let ground = "#1e222a"

  private static let ansi = [
    "#2e3440", "#e0555f", "#8fc36b", "#e6c068", "#6c9be8", "#c48ad8", "#5cc0c7", "#d8dee9",
    "#707a8c", "#ff6b75", "#a8e07f", "#ffd97a", "#84b3ff", "#dda2f0", "#74dbe2", "#ffffff",
  ]

  /// The colour as `#rrggbb`, or `nil` for the terminal's own.
  static func of(_ color: CellColor) -> String? {
    switch color.kind {
    case .standard: nil
    case .ansi(let index): ansi[index]
    case .palette(let index): palette(index)
    case .rgb(let red, let green, let blue): hex(red, green, blue)
    }
  }

  /// The xterm palette: sixteen named colours, a cube of six steps, and a ramp of greys.
  private static func palette(_ index: Int) -> String {
    if index < 16 { return ansi[index] }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return hex(grey, grey, grey)
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return hex(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }

  private static func hex(_ parts: Int...) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension GridPicture {
  /// The picture as an SVG document.
  public var svg: String { SvgPicture(self).document }
}
