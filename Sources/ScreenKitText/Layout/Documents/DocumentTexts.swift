import ScreenKitCore

/// The texts of a document without decoration, in reading order.
///
/// They are joined only when the user selects text.
struct DocumentTexts {
  private var texts: [InlineText] = []
  private var lineCount = 0
  /// The first lines of table cells that have another cell on their left.
  private var cellLines: Set<Int> = []

  /// Adds `text`, and returns it with the number of its first line.
  mutating func add(_ text: InlineText, isNextCell: Bool) -> InlineText {
    var text = text
    text.firstLine = lineCount
    if isNextCell { cellLines.insert(lineCount) }
    lineCount += text.lineCount
    texts.append(text)
    return text
  }

  /// The texts joined into one, each beginning on a new line.
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
    // The user may paste the copied text anywhere, such as into a shell.
    return copy.withoutControls(lineBreak: "\n")
  }
}
