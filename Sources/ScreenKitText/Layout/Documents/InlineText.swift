import ScreenKitCore

/// The text of one block as one string, with the style and the links of its parts.
struct InlineText {
  /// The role and the style of a part of a line, which determine its colours.
  struct Tone: Hashable {
    enum Role: UInt8 {
      case text, heading, code
      /// A line or a sign that the look adds.
      case ornament
      /// The number or the bullet in front of a list item.
      case mark
      /// The brackets that the look adds around a link.
      case linkOpening, linkClosing
    }

    var role = Role.text
    var style: Document.Style = []

    /// Whether the look added the part, so that it is never copied.
    var isAdded: Bool {
      switch role {
      case .ornament, .mark, .linkOpening, .linkClosing: true
      case .text, .heading, .code: false
      }
    }
  }

  private struct Span {
    let start: Int
    let tone: Tone
    let link: Int?
    /// The number of bytes before the span that the look added around links.
    let added: Int
  }

  private(set) var text = ""
  /// The number of bytes that the look added around links.
  private var added = 0
  /// The start of each line of the block, as shown and without the look's additions, in bytes.
  private var lineStarts = [(shown: 0, plain: 0)]
  /// The number of the block's first line among those of the whole document.
  var firstLine = 0
  private var spans: [Span] = []

  /// Creates the text of `runs`, counting their links in `numbers`.
  ///
  /// Links get brackets if `inBrackets` is true.
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

  /// The length of the text, in UTF-8 bytes.
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

  /// Returns `part`, which begins in `column`, with each tab replaced by blanks up to the next
  /// multiple of eight columns.
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
  /// The part of the text in `range`, which is counted in bytes.
  subscript(range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Calls `body` with each part of `range` that has one tone, its link and its text position.
  ///
  /// `range` must be within one line of the block. The position counts in the whole document.
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
    if self[range].endsInHyphen {
      body("-", Tone(role: .ornament), nil, TextPosition(line: firstLine + line, offset: 0))
    }
  }

  /// Returns the index of the span that contains the byte at `place`.
  private func firstSpan(at place: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if spans[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of the block's line that contains the byte at `place`.
  private func ownLine(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle].shown <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of lines of the block, without wrapping.
  var lineCount: Int { lineStarts.count }

  /// The text without the look's additions.
  var plainText: String {
    if added == 0 { return text }
    var plain = ""
    for (index, span) in spans.enumerated() where !span.tone.isAdded {
      plain += self[span.start..<(index + 1 < spans.count ? spans[index + 1].start : count)]
    }
    return plain
  }

  /// The lines of the block without wrapping, as ranges of bytes.
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

  /// The width of the widest line without wrapping, in columns.
  var naturalWidth: Int { ownLines.reduce(0) { max($0, displayWidth(of: self[$1])) } }
}
