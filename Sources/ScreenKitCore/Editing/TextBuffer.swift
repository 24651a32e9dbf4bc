/// A text stored by lines; an edit takes time only for the changed lines.
public struct TextBuffer {
  private var lines: LineList
  /// The number of bytes of lines written so far, for tests of the cost.
  private var writtenBytes = 0

  /// Creates a text; `string` must contain no control characters other than line feeds and tabs.
  public init(_ string: String = "") { lines = LineList(string.lines) }

  /// The number of lines; at least 1.
  public var lineCount: Int { lines.count }

  /// Returns a line, counted from 0, without its line break.
  public func line(_ number: Int) -> String { lines[number] }

  /// Whether the text is empty.
  public var isEmpty: Bool { lineCount == 1 && lines[0].isEmpty }

  /// The position after the last character.
  public var end: TextPosition {
    TextPosition(line: lineCount - 1, offset: lines[lineCount - 1].utf8.count)
  }

  /// The whole text; composed at each call.
  public var string: String {
    if lineCount == 1 { return lines[0] }
    var string = ""
    var isFirst = true
    lines.forEach { line in
      if !isFirst { string += "\n" }
      isFirst = false
      string += line
    }
    return string
  }

  /// Calls `body` with the number and the text of each line.
  func forEachLine(_ body: (Int, String) -> Void) {
    var number = 0
    lines.forEach { line in
      body(number, line)
      number += 1
    }
  }

  /// Returns the text in `range`.
  public func text(in range: Range<TextPosition>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start.line < end.line else {
      return String(lines[start.line][bytes: start.offset..<end.offset])
    }
    var text = String(lines[start.line].tail(from: start.offset))
    for line in start.line + 1..<end.line { text += "\n" + lines[line] }
    return text + "\n" + lines[end.line][bytes: 0..<end.offset]
  }

  /// Replaces the text in `range` by `text`.
  package mutating func replace(_ range: Range<TextPosition>, with text: String) -> TextChange {
    let (start, end) = (range.lowerBound, range.upperBound)
    var parts = text.lines
    let change = TextChange(
      start: start, removedBreaks: end.line - start.line, insertedBreaks: parts.count - 1)
    if start.line == end.line, parts.count == 1 {
      lines[start.line].replace(start.offset..<end.offset, with: text)
      writtenBytes += lines[start.line].utf8.count
    } else {
      parts[0] = lines[start.line][bytes: 0..<start.offset] + parts[0]
      parts[parts.count - 1] += lines[end.line].tail(from: end.offset)
      writtenBytes += parts[0].utf8.count + parts[parts.count - 1].utf8.count + text.utf8.count
      lines.replace(start.line..<end.line + 1, with: parts)
    }
    return change
  }

  /// The cost of all edits so far: the number of bytes and lines written.
  package var work: Int { writtenBytes + lines.work }
}

extension String {
  fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
    replaceSubrange(index(atByte: range.lowerBound)..<index(atByte: range.upperBound), with: text)
  }

  fileprivate static func + (left: Substring, right: String) -> String {
    var text = String(left)
    text += right
    return text
  }
}
