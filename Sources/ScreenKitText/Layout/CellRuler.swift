import ScreenKitCore

/// A ruler that measures edited text in cells, as ``EditedText`` draws it.
struct CellRuler: TextRuler {
  /// The text, one cell wide, drawn in place of each character; `nil` draws the text itself.
  let mask: String?
  /// The width of a tab character, in cells.
  let tab: Int
  /// The ambiguous width in force at creation, since the ruler also measures after the layout.
  private let ambiguous = AmbiguousWidth.current

  init(mask: String? = nil, tab: Int = 1) {
    (self.mask, self.tab) = (mask, tab)
  }

  func width(of text: Substring) -> Int {
    if mask != nil { return text.count }
    return displayWidth(of: text, ambiguous: ambiguous) + tabs(in: text) * (tab - 1)
  }

  func prefix(of text: Substring, within width: Int) -> Substring {
    if mask != nil { return text.prefix(max(0, width)) }
    let fitting = text[..<fittingPrefix(of: text, columns: width, ambiguous: ambiguous).end]
    if tab == 1 || tabs(in: fitting) == 0 { return fitting }
    var used = 0
    return fitting.prefix { character in
      used += self.width(of: Substring(String(character)))
      return used <= width
    }
  }

  func offset(at x: Int, in line: String, row bytes: Range<Int>, width: Int?) -> Int {
    let text = EditedText(ruler: self, style: CellStyle())
    guard let width, text.runsLeft(line, bytes) else { return text.byte(at: x, in: line, bytes) }
    return text.byte(
      at: x - max(0, width - self.width(of: line[bytes: bytes])), in: line, bytes)
  }

  func lineBreak(in text: Substring, upTo limit: Substring.Index) -> Substring.Index? {
    LineBreaks.last(in: text, upTo: limit)
  }

  private func tabs(in text: Substring) -> Int {
    tab == 1 ? 0 : text.utf8.reduce(0) { $1 == 9 ? $0 + 1 : $0 }
  }
}
