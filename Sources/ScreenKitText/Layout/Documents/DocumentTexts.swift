import ScreenKitCore

/// The texts of a document without its looks, in reading order, by lines of their own.
///
/// They are put together only where someone selects in them.
struct DocumentTexts {
  private var texts: [InlineText] = []
  private var lineCount = 0
  /// The lines with which a cell begins beside another one.
  private var cellLines: Set<Int> = []

  /// Adds `text`, and returns it with its place among all.
  mutating func add(_ text: InlineText, isNextCell: Bool) -> InlineText {
    var text = text
    text.firstLine = lineCount
    if isNextCell { cellLines.insert(lineCount) }
    lineCount += text.lineCount
    texts.append(text)
    return text
  }

  /// All texts, each of which begins on a line.
  var joined: TextBuffer {
    TextBuffer(texts.map(\.plainText).joined(separator: "\n"))
  }

  /// Returns the part of `text` in `range`, with a tab between cells beside each other.
  func copy(_ range: Range<TextPosition>, of text: TextBuffer) -> String {
    var copy = ""
    for line in range.lowerBound.line...range.upperBound.line {
      if line > range.lowerBound.line { copy += cellLines.contains(line) ? "\t" : "\n" }
      let end = line == range.upperBound.line ? range.upperBound.offset : text.line(line).utf8.count
      let start = line == range.lowerBound.line ? range.lowerBound.offset : 0
      copy += text.line(line)[bytes: start..<end]
    }
    // What is copied may be pasted anywhere, such as into a shell.
    return copy.withoutControls(lineBreak: "\n")
  }
}
