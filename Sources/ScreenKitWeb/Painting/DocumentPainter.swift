internal import ScreenKitCore

/// The painter of a document as HTML headings, paragraphs, lists and tables; links are buttons.
struct DocumentPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "doc", .tabindex: "0", .role: "document", .on: "l"],
        slots: [3: .rich, 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: DocumentView, _ slots: inout SlotWriter) {
    let number = (view.backend.backing as? WebNode)?.number ?? 0
    var reader = DocumentContent(node: number, selected: view.selectedLink)
    slots.rich(3, reader.content(of: view.document.blocks))
    slots.attribute(4, view.accessibleText.isEmpty ? nil : view.accessibleText)
  }
}

/// The elements of a document, and the number of its links.
@MainActor
struct DocumentContent {
  private var numbers = LinkNumbers()
  private let node: Int
  private let selected: Int?

  init(node: Int, selected: Int?) { (self.node, self.selected) = (node, selected) }

  mutating func content(of blocks: [Document.Block]) -> RichContent {
    var content = RichContent()
    for block in blocks { add(block, to: &content) }
    return content
  }

  private mutating func add(_ block: Document.Block, to content: inout RichContent) {
    switch block {
    case .heading(let level, let runs):
      let names: [ElementName] = [.h2, .h3, .h4, .h5, .h6]
      // The title of the screen is the main heading of the page.
      let inner = runsContent(runs)
      content.add(names[max(1, min(level, 5)) - 1]) { $0 = inner }
    case .paragraph(let runs):
      let inner = runsContent(runs)
      content.add(.p) { $0 = inner }
    case .code(let runs):
      let inner = runsContent(runs)
      content.add(.pre) { $0 = inner }
    case .list(let start, let items):
      var inner = RichContent()
      for item in items {
        let body = self.content(of: item)
        inner.add(.li) { $0 = body }
      }
      let attributes: [AttributeName: String] = start.map { [.start: "\($0)"] } ?? [:]
      content.add(start == nil ? .ul : .ol, attributes) { $0 = inner }
    case .quote(let blocks):
      let inner = self.content(of: blocks)
      content.add(.blockquote) { $0 = inner }
    case .table(let table):
      let inner = tableContent(table)
      content.add(.table) { $0 = inner }
    case .rule: content.add(.hr)
    }
  }

  private mutating func tableContent(_ table: Document.Table) -> RichContent {
    var content = RichContent()
    if !table.header.isEmpty {
      let row = rowContent(table.header, .th, table.alignments)
      content.add(.thead) { $0.add(.tr) { $0 = row } }
    }
    var rows: [RichContent] = []
    for row in table.rows { rows.append(rowContent(row, .td, table.alignments)) }
    content.add(.tbody) { body in
      for row in rows { body.add(.tr) { $0 = row } }
    }
    return content
  }

  private mutating func rowContent(
    _ cells: [[Document.Run]], _ name: ElementName, _ alignments: [Alignment]
  ) -> RichContent {
    var content = RichContent()
    for (index, cell) in cells.enumerated() {
      let inner = runsContent(cell)
      var attributes: [AttributeName: String] = name == .th ? [.scope: "col"] : [:]
      if alignments.indices.contains(index) {
        switch alignments[index] {
        case .center: attributes[.class] = "a-c"
        case .trailing: attributes[.class] = "a-e"
        case .leading, .fill: break
        }
      }
      content.add(name, attributes) { $0 = inner }
    }
    return content
  }

  private mutating func runsContent(_ runs: [Document.Run]) -> RichContent {
    numbers.beginText()
    var content = RichContent()
    // Successive runs with the same link form one button.
    var index = runs.startIndex
    while index < runs.endIndex {
      guard let link = numbers.number(of: runs[index]) else {
        add(runs[index], to: &content)
        index += 1
        continue
      }
      var inner = RichContent()
      add(runs[index], to: &inner)
      index += 1
      while index < runs.endIndex, runs[index].link == runs[index - 1].link {
        add(runs[index], to: &inner)
        index += 1
      }
      content.add(
        .button,
        [
          .class: link == selected ? "link on" : "link", .type: "submit", .name: "l\(node)",
          .value: "\(link)", .item: "\(link)", .role: "link",
        ]
      ) { $0 = inner }
    }
    return content
  }

  private func add(_ run: Document.Run, to content: inout RichContent) {
    var inner = RichContent()
    for (index, line) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { inner.add(.br) }
      inner.add(String(line))
    }
    let styles: [(Document.Style, ElementName)] = [
      (.code, .code), (.underline, .u), (.emphasis, .em), (.strong, .strong),
    ]
    for (style, name) in styles where run.style.contains(style) {
      let body = inner
      inner = RichContent()
      inner.add(name) { $0 = body }
    }
    content.add(inner)
  }
}
