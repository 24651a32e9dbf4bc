import ScreenKitCore

/// A writer that breaks a document into lines, from top to bottom.
struct DocumentFlow {
  /// The decoration that a look adds to the text.
  struct Ornaments: Hashable {
    /// Whether links appear in brackets; they are underlined in any case.
    let linkBrackets: Bool
    /// Whether headings of levels 1 and 2 have a line below them.
    let headingLines: Bool
    let glyphs: GlyphSet

    init(linkBrackets: Bool, headingLines: Bool, glyphs: GlyphSet) {
      self.linkBrackets = linkBrackets
      self.headingLines = headingLines
      self.glyphs = glyphs
    }
  }

  let columns: Int
  let ornaments: Ornaments
  var numbers = LinkNumbers()
  /// The position of the next line, which does not depend on the width.
  ///
  /// It grows by the number of bytes of each text plus one, and by one for each line without text.
  var position = 0

  private var lines: [DocumentLayout.Line] = []
  private var pieces: [DocumentLayout.Piece] = []
  private var extents: [Range<Int>?] = []
  private var texts = DocumentTexts()
  /// The indentation of the current block, in cells.
  private(set) var indent = 0
  /// The columns of the vertical lines on the left of quotes.
  private var bars: [Int] = []
  /// The list markers in front of the next line.
  private var marks: [(column: Int, text: String)] = []

  /// Creates a flow of lines of `columns` cells; less than 1 counts as 1.
  private init(columns: Int, _ ornaments: Ornaments) {
    self.columns = max(1, columns)
    self.ornaments = ornaments
  }

  /// Returns `document` broken into lines of `columns` cells.
  @MainActor
  static func layout(
    of document: Document, columns: Int, _ ornaments: Ornaments
  ) -> DocumentLayout {
    var flow = DocumentFlow(columns: columns, ornaments)
    flow.write(document.blocks, inItem: false)
    var last = 0..<1
    let extents = (0..<flow.numbers.count).map { number in
      // A link without visible text has the position of the previous link.
      last = (number < flow.extents.count ? flow.extents[number] : nil) ?? last
      return last
    }
    return DocumentLayout(flow.lines, flow.pieces, extents, flow.texts)
  }

  /// The number of columns available for text.
  var room: Int { columns - indent }
}

// MARK: Lines

extension DocumentFlow {
  mutating func beginLine(at position: Int) {
    lines.append(DocumentLayout.Line(position: position, start: pieces.count))
    for bar in bars { ornament(ornaments.glyphs.vertical, column: bar) }
    for mark in marks { ornament(mark.text, .mark, column: mark.column) }
    marks = []
  }

  /// Writes a line without text.
  mutating func blankLine() {
    beginLine(at: position)
    position += 1
  }

  mutating func ornament(
    _ text: String, _ role: InlineText.Tone.Role = .ornament, column: Int
  ) {
    let tone = InlineText.Tone(role: role)
    pieces.append(
      DocumentLayout.Piece(column: column, text: text[...], tone: tone, link: nil, start: nil))
  }

  /// Adds the part `range` of `text` to the line, and returns the column behind it.
  @discardableResult
  mutating func add(_ text: InlineText, _ range: Range<Int>, column: Int) -> Int {
    var column = column
    text.forEachPart(in: range) { part, tone, link, start in
      pieces.append(
        DocumentLayout.Piece(
          column: column, text: part, tone: tone, link: link, start: tone.isAdded ? nil : start))
      column += displayWidth(of: part)
      if let link { record(link) }
    }
    return column
  }

  private mutating func record(_ link: Int) {
    let row = lines.count - 1
    while extents.count <= link { extents.append(nil) }
    extents[link] = (extents[link]?.lowerBound ?? row)..<row + 1
  }

  /// Calls `body` with the indentation increased by `step`, if that leaves enough room for text.
  mutating func nest(
    by step: Int, mark: String? = nil, isQuote: Bool = false, _ body: (inout DocumentFlow) -> Void
  ) {
    guard room - step >= 4 else { return body(&self) }
    if let mark { marks.append((indent, mark)) }
    if isQuote { bars.append(indent) }
    indent += step
    body(&self)
    indent -= step
    if isQuote { bars.removeLast() }
  }
}

// MARK: Blocks

extension DocumentFlow {
  private mutating func write(_ blocks: [Document.Block], inItem: Bool) {
    for (index, block) in blocks.enumerated() {
      if index > 0, needsGap(between: blocks[index - 1], block, inItem: inItem) { blankLine() }
      write(block)
    }
  }

  private func needsGap(
    between first: Document.Block, _ second: Document.Block, inItem: Bool
  ) -> Bool {
    switch (first, second) {
    case (.heading, _): false
    case (_, .list): !inItem
    default: true
    }
  }

  private mutating func write(_ block: Document.Block) {
    switch block {
    case .heading(let level, let runs): writeHeading(level, runs)
    case .paragraph(let runs): write(inline(runs))
    case .code(let runs): nest(by: 2) { $0.writeCode(runs) }
    case .list(let start, let items): writeList(start, items)
    case .quote(let blocks): nest(by: 2, isQuote: true) { $0.write(blocks, inItem: false) }
    case .table(let table): writeTable(table)
    case .rule: writeLine(ornaments.glyphs.horizontal, count: room)
    }
  }

  /// Returns the text of `runs`, registered as the next text of the document.
  ///
  /// `isNextCell` is `true` for a further cell in the same row of a table.
  mutating func inline(
    _ runs: [Document.Run], _ role: InlineText.Tone.Role = .text,
    adding style: Document.Style = [], isNextCell: Bool = false
  ) -> InlineText {
    let text = InlineText(
      runs, role, adding: style, &numbers, inBrackets: ornaments.linkBrackets && role != .code)
    return texts.add(text, isNextCell: isNextCell)
  }

  mutating func write(_ text: InlineText) {
    for range in text.wrapped(to: room) {
      beginLine(at: position + range.lowerBound)
      add(text, range, column: indent)
    }
    position += text.count + 1
  }

  private mutating func writeHeading(_ level: Int, _ runs: [Document.Run]) {
    let text = inline(runs, .heading)
    write(text)
    guard ornaments.headingLines, level <= 2 else { return }
    let glyphs = ornaments.glyphs
    writeLine(level == 1 ? glyphs.heavy : glyphs.horizontal, count: min(room, text.naturalWidth))
  }

  private mutating func writeLine(_ glyph: String, count: Int) {
    beginLine(at: position)
    ornament(String(repeating: glyph, count: count), column: indent)
    position += 1
  }

  /// Writes a code block; long lines are cut rather than wrapped, since line ends matter in code.
  private mutating func writeCode(_ runs: [Document.Run]) {
    let text = inline(runs, .code)
    for range in text.ownLines {
      beginLine(at: position + range.lowerBound)
      let part = text[range]
      if fittingPrefix(of: part, columns: room).end == part.endIndex {
        add(text, range, column: indent)
      } else {
        let kept = fittingPrefix(of: part, columns: room - 1).end
        let length = part.utf8.distance(from: part.startIndex, to: kept)
        let end = add(text, range.lowerBound..<range.lowerBound + length, column: indent)
        ornament(ornaments.glyphs.ellipsis, column: end)
      }
    }
    position += text.count + 1
  }

  private mutating func writeList(_ start: Int?, _ items: [[Document.Block]]) {
    // The first number can be the longest, as -10 is longer than -9.
    let widest = start.map { first in
      max("\(first)".utf8.count, "\(first &+ items.count &- 1)".utf8.count)
    }
    for (index, item) in items.enumerated() {
      let mark = start.map { "\($0 &+ index)." } ?? ornaments.glyphs.bullet
      nest(by: (widest ?? 0) + 2, mark: mark) { flow in
        if item.isEmpty { flow.blankLine() }
        flow.write(item, inItem: true)
      }
    }
  }
}
