public import ScreenKitLooks

/// A writer of snapshots as lines with escape sequences, which any terminal can show, such as by
/// `cat`.
@MainActor
struct StyledSnapshot {
  private let picture: ScreenSnapshot
  private let mapper: ColorMapper

  init(_ picture: ScreenSnapshot, colors: ColorDepth, on appearance: Appearance) {
    self.picture = picture
    mapper = ColorMapper(colors, on: appearance)
  }

  /// One line for each row; each line begins and ends in the terminal's default style.
  var text: String {
    (0..<picture.size.rows).map { line($0) + "\n" }.joined()
  }

  private func line(_ row: Int) -> String {
    var runs = picture.runs(row: row)
    while let last = runs.last, last.style == CellStyle(), last.text.allSatisfy({ $0 == " " }) {
      runs.removeLast()
    }
    var line = runs.map(text).joined()
    if runs.last?.style == CellStyle() { while line.last == " " { line.removeLast() } }
    return line
  }

  private func text(_ run: ScreenSnapshot.Run) -> String {
    let codes = codes(mapper.style(run.style))
    return codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[m"
  }

  private func codes(_ style: CellStyle) -> [String] {
    let attributes: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    return attributes.filter { style.attributes.contains($0.0) }.map(\.1)
      + color(style.foreground, base: 30) + color(style.background, base: 40)
  }

  private func color(_ color: LookColor, base: Int) -> [String] {
    switch color.kind {
    case .standard: []
    case .ansi(let index): ["\(base + (index < 8 ? index : index + 52))"]
    case .palette(let index): ["\(base + 8);5;\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8);2;\(red);\(green);\(blue)"]
    }
  }
}

extension ScreenSnapshot {
  /// Returns the snapshot as text with the escape sequences of its styles.
  @MainActor
  public func styled(colors: ColorDepth = .full, on appearance: Appearance = .dark) -> String {
    StyledSnapshot(self, colors: colors, on: appearance).text
  }
}
