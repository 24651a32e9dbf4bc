extension Document {
  /// Creates a document from `html`; never fails, even for malformed text.
  ///
  /// Headings, paragraphs, lists, quotes, tables, code, links and text styles are kept; other tags
  /// are removed and their text is kept. Takes time linear in the length of `html`.
  public init(html: String) {
    var reader = HtmlReader(html)
    self = reader.read()
  }
}

/// A builder of a document from a stream of HTML tags and texts.
struct HtmlReader {
  private var scanner: HtmlScanner
  private var blocks = BlockBuilder()
  private var text = RunBuilder()
  private var table: HtmlTable?
  private var title = ""
  /// The level of the open heading; `nil` outside of headings.
  private var level: Int?
  /// The number of open elements with each style.
  private var styles: [Document.Style: Int] = [:]

  /// The number of bytes examined so far, for tests of the cost.
  var work: Int { scanner.work }

  init(_ html: String) { scanner = HtmlScanner(html) }

  mutating func read() -> Document {
    while let token = scanner.next() {
      switch token {
      case .text(let range): text.append(scanner.bytes, range)
      case .open(let element, let value): open(element, value)
      case .close(let element): close(element)
      }
    }
    closeTable(all: true)
    endText()
    return Document.named(blocks.finish(), title: title)
  }

  private mutating func open(_ element: HtmlElement, _ value: Range<Int>?) {
    switch element {
    case .br: text.breakLine()
    case .a: text.link = value.map { decoded($0) }
    case .img: if let value { text.append(scanner.bytes, value) }
    case .b, .strong, .i, .em, .cite, .u, .code, .kbd, .samp, .tt: style(element, by: 1)
    case .title: readTitle()
    case .script, .style: _ = scanner.raw(element)
    case .input, .select, .option, .optgroup, .textarea, .button, .label, .fieldset, .legend: break
    case .table, .caption, .tr, .td, .th: openTable(element)
    default:
      endText()
      if table == nil { openBlock(element, value) }
    }
  }

  private mutating func openBlock(_ element: HtmlElement, _ value: Range<Int>?) {
    level = element.level
    switch element {
    case .hr: blocks.append(.rule)
    case .pre: text.isPreformatted = true
    case .ul: blocks.openList(start: nil)
    case .ol: blocks.openList(start: number(value) ?? 1)
    case .li: blocks.openItem(number: number(value))
    case .blockquote: blocks.openQuote()
    default: break
    }
  }

  private func number(_ value: Range<Int>?) -> Int? {
    value.flatMap { Int32(decoded($0)) }.map(Int.init)
  }

  private mutating func close(_ element: HtmlElement) {
    switch element {
    case .br, .img, .hr, .title, .script, .style: break
    case .input, .select, .option, .optgroup, .textarea, .button, .label, .fieldset, .legend: break
    case .a: text.link = nil
    case .b, .strong, .i, .em, .cite, .u, .code, .kbd, .samp, .tt: style(element, by: -1)
    case .table, .caption, .tr, .td, .th: closeTable(element)
    default:
      endText()
      if table == nil { closeBlock(element) }
    }
  }

  private mutating func closeBlock(_ element: HtmlElement) {
    level = nil
    switch element {
    case .pre: text.isPreformatted = false
    case .ul, .ol: blocks.close(.list)
    case .li: blocks.close(.item)
    case .blockquote: blocks.close(.quote)
    default: break
    }
  }

  /// Ends the current paragraph or heading; within a cell, ends the line.
  private mutating func endText() {
    if table != nil { return text.separate() }
    let runs = text.removeRuns()
    if runs.isEmpty { return }
    if let level {
      blocks.append(.heading(level: level, runs))
    } else {
      blocks.append(text.isPreformatted ? .code(runs) : .paragraph(runs))
    }
  }

  private mutating func style(_ element: HtmlElement, by step: Int) {
    guard let style = element.textStyle else { return }
    let count = max(0, styles[style, default: 0] + step)
    styles[style] = count
    if count > 0 { text.style.insert(style) } else { text.style.remove(style) }
  }

  private mutating func readTitle() {
    let found = decoded(scanner.raw(.title))
    if title.isEmpty { title = found }
  }

  private func decoded(_ range: Range<Int>) -> String {
    var text = RunBuilder()
    text.append(scanner.bytes, range)
    return text.removeRuns().first?.text ?? ""
  }
}

// MARK: Tables

extension HtmlReader {
  private mutating func openTable(_ element: HtmlElement) {
    guard let nested = table?.nested else {
      // Outside of tables, table parts are treated as text.
      endText()
      if element == .table { (table, level, text.isPreformatted) = (HtmlTable(), nil, false) }
      return
    }
    if element == .table { table?.nested += 1 }
    guard nested == 0, element != .table else { return text.separate() }
    table?.closeCell(text.removeRuns())
    switch element {
    case .td, .th: table?.openCell(isHeader: element == .th)
    default: table?.closeRow()
    }
  }

  private mutating func closeTable(_ element: HtmlElement) {
    guard table != nil else { return endText() }
    if element == .table { return closeTable(all: false) }
    guard table?.nested == 0 else { return text.separate() }
    switch element {
    case .caption:
      let runs = text.removeRuns()
      if !runs.isEmpty { blocks.append(.paragraph(runs)) }
    case .td, .th: table?.closeCell(text.removeRuns())
    default:
      table?.closeCell(text.removeRuns())
      table?.closeRow()
    }
  }

  /// Ends the innermost table, or all tables at the end of the input.
  private mutating func closeTable(all: Bool) {
    guard var open = table else { return }
    if open.nested > 0, !all {
      table?.nested -= 1
      return text.separate()
    }
    table = nil
    open.closeCell(text.removeRuns())
    open.closeRow()
    if let table = open.finish() { blocks.append(.table(table)) }
  }
}
