import ScreenKitCore

/// The text of one block as one string, with what is special about its parts.
struct InlineText {
  /// What a part of a document's line is, from which its colours follow.
  struct Tone: Hashable {
    enum Role: UInt8 {
      case text, heading, code
      /// A line or a mark that the look adds.
      case ornament
      /// What the look puts around a link.
      case linkOpening, linkClosing
    }

    var role = Role.text
    var style: Document.Style = []

    /// Whether the look added the part, which is in no text that is copied.
    var isAdded: Bool { role == .ornament || role == .linkOpening || role == .linkClosing }
  }

  private struct Span {
    let start: Int
    let tone: Tone
    let link: Int?
    /// The bytes before it that the look adds around links.
    let added: Int
  }

  private(set) var text = ""
  /// The bytes that the look adds around links.
  private var added = 0
  /// The beginning of each line of its own, in the text without what the look adds.
  private var lineStarts = [(shown: 0, plain: 0)]
  /// The number of its first line among those of the whole document.
  var firstLine = 0
  private var spans: [Span] = []

  /// Joins `runs`, whose links `numbers` counts and which stand in brackets if it is wished.
  init(
    _ runs: [Document.Run], _ role: Tone.Role = .text, adding style: Document.Style = [],
    _ numbers: inout LinkNumbers, inBrackets: Bool = false
  ) {
    var open: Int?
    var column = 0
    numbers.beginText()
    for run in runs {
      let link = numbers.number(of: run)
      if inBrackets, link != open {
        if open != nil { append("]", Tone(role: .linkClosing), open) }
        if link != nil { append("[", Tone(role: .linkOpening), link) }
      }
      open = link
      let text = role == .code ? expandTabs(run.text, &column) : run.text
      append(text, Tone(role: role, style: run.style.union(style)), link)
    }
    if inBrackets, open != nil { append("]", Tone(role: .linkClosing), open) }
  }

  /// The bytes of the text.
  var count: Int { text.utf8.count }

  private mutating func append(_ part: String, _ tone: Tone, _ link: Int?) {
    guard !part.isEmpty else { return }
    spans.append(Span(start: count, tone: tone, link: link, added: added))
    if tone.isAdded {
      added += part.utf8.count
    } else if part.utf8.contains(UInt8(ascii: "\n")) {
      for (place, byte) in part.utf8.enumerated() where byte == UInt8(ascii: "\n") {
        lineStarts.append((count + place + 1, count + place + 1 - added))
      }
    }
    text += part
  }

  /// `part`, which begins in `column`, with blanks up to every eighth column in place of tabs.
  private func expandTabs(_ part: String, _ column: inout Int) -> String {
    var bytes: [UInt8] = []
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "\t"):
        let blanks = 8 - column % 8
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
        column += blanks
        continue
      case UInt8(ascii: "\n"): column = 0
      case 0x80..<0xC0: break
      default: column += 1
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: Parts

extension InlineText {
  /// The part of the text between two places, counted in bytes.
  subscript(range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Calls `body` with each part of `range` that is of one tone, and where that begins in the text of
  /// the whole document; `range` must be within one of its own lines.
  func forEachPart(
    in range: Range<Int>, _ body: (Substring, Tone, Int?, TextPosition) -> Void
  ) {
    let line = ownLine(at: range.lowerBound)
    var index = firstSpan(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let span = spans[index]
      let next = index + 1 < spans.count ? spans[index + 1].start : count
      let end = min(next, range.upperBound)
      let position = TextPosition(
        line: firstLine + line, offset: start - span.added - lineStarts[line].plain)
      body(self[start..<end], span.tone, span.link, position)
      (start, index) = (end, index + 1)
    }
  }

  /// The span that `place` is in.
  private func firstSpan(at place: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if spans[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of the line of its own that `place` is in.
  private func ownLine(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle].shown <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of lines of its own that the text has.
  var lineCount: Int { lineStarts.count }

  /// The text without what the look adds.
  var plainText: String {
    if added == 0 { return text }
    var plain = ""
    for (index, span) in spans.enumerated() where !span.tone.isAdded {
      plain += self[span.start..<(index + 1 < spans.count ? spans[index + 1].start : count)]
    }
    return plain
  }

  /// The lines as the text itself has them, as ranges of bytes.
  var ownLines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (place, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<place)
      start = place + 1
    }
    lines.append(start..<count)
    return lines
  }

  /// The columns of the widest line, if none is broken.
  var naturalWidth: Int { ownLines.reduce(0) { max($0, displayWidth(of: self[$1])) } }
}
