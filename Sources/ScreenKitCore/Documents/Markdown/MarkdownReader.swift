extension Document {
  /// Creates a document from `markdown`; never fails, since invalid markup is kept as text.
  ///
  /// Supports headings, paragraphs, nested lists and quotes, fenced code, tables, rules, links,
  /// emphasis and escapes. Takes time linear in the length of `markdown`.
  public init(markdown: String) {
    var reader = MarkdownReader()
    for line in Array(markdown.utf8).lines { reader.read(MarkdownLine(line)) }
    self = reader.finish()
  }
}

/// A builder of a document from Markdown, line by line.
struct MarkdownReader {
  private enum Container: Equatable {
    case quote
    case list(sign: UInt8)
    /// The indentation of the item's lines, in columns.
    case item(Int)
  }

  /// The open block, which the next line may continue.
  private enum Leaf {
    case none
    case paragraph
    case code(MarkdownLine.Fence)
    case table(header: [[Document.Run]], [Alignment])
  }

  private var blocks = BlockBuilder()
  private var containers: [Container] = []
  private var leaf = Leaf.none
  /// The bytes of the open paragraph or code block.
  private var text: [UInt8] = []
  /// The rows of the open table.
  private var rows: [[[Document.Run]]] = []

  mutating func read(_ line: MarkdownLine) {
    var line = line
    let matched = match(&line)
    if case .code(let fence) = leaf, matched == containers.count {
      return readCode(line, fence)
    }
    if continuesParagraph(line, matched) { return appendText(line) }
    if matched < containers.count { closeContainers(to: matched) }
    openContainers(&line)
    readLeaf(line)
  }

  mutating func finish() -> Document {
    closeLeaf()
    return Document.named(blocks.finish())
  }
}

// MARK: Containers

extension MarkdownReader {
  /// Removes the markers of open containers from `line`, and returns the number of continued
  /// containers.
  private func match(_ line: inout MarkdownLine) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote: if !line.takeQuote() { return index }
      case .list: break
      case .item(let width):
        guard line.indent >= width || line.isBlank else {
          // The list continues with another item, or ends as well.
          let goesOn = line.listMark.map { containers[index - 1] == .list(sign: $0.sign) } ?? false
          return goesOn ? index : index - 1
        }
        line.dropIndent(width)
      }
    }
    return containers.count
  }

  /// Returns whether a line without the markers of its containers continues the open paragraph.
  private func continuesParagraph(_ line: MarkdownLine, _ matched: Int) -> Bool {
    guard matched < containers.count, case .paragraph = leaf, !line.isBlank else { return false }
    return !startsBlock(line) && line.listMark == nil
  }

  /// Returns whether `line` ends a paragraph above it.
  private func startsBlock(_ line: MarkdownLine) -> Bool {
    line.rest.first == UInt8(ascii: ">") || line.heading != nil || line.isRule || line.fence != nil
  }

  private mutating func closeContainers(to count: Int) {
    closeLeaf()
    while containers.count > count {
      switch containers.removeLast() {
      case .quote: blocks.close(.quote)
      case .list: blocks.close(.list)
      case .item: blocks.close(.item)
      }
    }
  }

  private mutating func openContainers(_ line: inout MarkdownLine) {
    while true {
      if line.takeQuote() {
        closeLeaf()
        guard blocks.hasRoom else { continue }
        blocks.openQuote()
        containers.append(.quote)
      } else if let mark = line.listMark, canBegin(mark, line) {
        closeLeaf()
        openItem(mark, &line)
      } else {
        return
      }
    }
  }

  private func canBegin(_ mark: MarkdownLine.ListMark, _ line: MarkdownLine) -> Bool {
    if containers.last == .list(sign: mark.sign) { return true }
    guard blocks.hasRoom else { return false }
    // A line that begins with a dash or a number by chance does not end a paragraph.
    guard case .paragraph = leaf else { return true }
    return line.underlinedLevel == nil && line.rest.count > 2 && (mark.number ?? 1) == 1
  }

  private mutating func openItem(_ mark: MarkdownLine.ListMark, _ line: inout MarkdownLine) {
    var mark = mark
    line.takeListMark(&mark)
    if containers.last != .list(sign: mark.sign) {
      blocks.openList(start: mark.number)
      containers.append(.list(sign: mark.sign))
    }
    blocks.openItem()
    containers.append(.item(mark.width))
  }
}

// MARK: Leaves

extension MarkdownReader {
  private mutating func readLeaf(_ line: MarkdownLine) {
    if line.isBlank {
      closeLeaf()
    } else if case .paragraph = leaf, let level = line.underlinedLevel {
      leaf = .none
      blocks.append(.heading(level: level, takeText()))
    } else if let (level, text) = line.heading {
      closeLeaf()
      blocks.append(.heading(level: level, MarkdownText.runs(Array(text))))
    } else if line.isRule {
      closeLeaf()
      blocks.append(.rule)
    } else if let fence = line.fence {
      closeLeaf()
      leaf = .code(fence)
    } else {
      readText(line)
    }
  }

  private mutating func readText(_ line: MarkdownLine) {
    switch leaf {
    case .paragraph:
      // Only the last line of a paragraph can be the header of a table.
      let start = text.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      if let alignments = alignments(line, below: text[start...]) {
        let header = cells(text[start...])
        text.removeSubrange(max(0, start - 1)...)
        closeLeaf()
        text = []
        leaf = .table(header: header, alignments)
      } else {
        appendText(line)
      }
    case .table(let header, _):
      // Cells without a title are ignored.
      rows.append(Array(cells(line.rest).prefix(header.count)))
    case .none, .code:
      leaf = .paragraph
      text = Array(line.rest)
    }
  }

  /// Returns the alignments of the columns, if `line` makes the line above it the header of a
  /// table.
  private func alignments(
    _ line: MarkdownLine, below header: ArraySlice<UInt8>
  ) -> [Alignment]? {
    // Few lines consist of the signs of such a line only, so that long paragraphs stay fast.
    guard line.rest.allSatisfy({ $0.isSpace || [0x2D, 0x3A, 0x7C].contains($0) }) else {
      return nil
    }
    return MarkdownTable.alignments(line.rest, count: MarkdownTable.cells(header).count)
  }

  private func cells(_ line: ArraySlice<UInt8>) -> [[Document.Run]] {
    MarkdownTable.cells(line).map { MarkdownText.runs(MarkdownTable.unescaped($0)) }
  }

  private mutating func appendText(_ line: MarkdownLine) {
    text.append(.lineFeed)
    text.append(contentsOf: line.rest)
  }

  private mutating func readCode(_ line: MarkdownLine, _ fence: MarkdownLine.Fence) {
    if line.closes(fence) { return closeLeaf() }
    text.append(contentsOf: repeatElement(.blank, count: max(0, line.indent - fence.indent)))
    text.append(contentsOf: line.rest)
    text.append(.lineFeed)
  }

  private mutating func takeText() -> [Document.Run] {
    defer { text = [] }
    return MarkdownText.runs(text)
  }

  private mutating func closeLeaf() {
    switch leaf {
    case .none: break
    case .paragraph:
      let runs = takeText()
      if !runs.isEmpty { blocks.append(.paragraph(runs)) }
    case .code:
      let code = String(decoding: text.dropLast(), as: UTF8.self)
      blocks.append(.code(code.isEmpty ? [] : [Document.Run(code)]))
      text = []
    case .table(let header, let alignments):
      blocks.append(.table(Document.Table(header: header, rows: rows, alignments: alignments)))
      rows = []
    }
    leaf = .none
  }
}

extension [UInt8] {
  /// The lines, separated by CR, LF or CRLF; a final line end adds no empty line.
  fileprivate var lines: [ArraySlice<UInt8>] {
    let text = last == .lineFeed ? dropLast() : self[...]
    return text.split(separator: .lineFeed, omittingEmptySubsequences: false).flatMap { line in
      let line = line.last == .carriageReturn ? line.dropLast() : line
      return line.split(separator: .carriageReturn, omittingEmptySubsequences: false)
    }
  }
}

extension UInt8 {
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
