extension Document {
  /// The targets of all links, in reading order.
  public var links: [String] {
    var targets: [String] = []
    var numbers = LinkNumbers()
    Document.forEachText(in: blocks) { runs in
      numbers.beginText()
      for run in runs {
        if let number = numbers.number(of: run), number == targets.count, let link = run.link {
          targets.append(link)
        }
      }
    }
    return targets
  }

  /// The document as plain text, with one line for each paragraph, item and cell.
  public var text: String {
    var text = ""
    Document.forEachText(in: blocks) { runs in
      if !text.isEmpty { text += "\n" }
      for run in runs { text += run.text }
    }
    return text
  }

  /// Returns the text of the link with this number, counted from 0 in reading order.
  public func text(ofLink wanted: Int) -> String {
    var text = ""
    var numbers = LinkNumbers()
    Document.forEachText(in: blocks) { runs in
      numbers.beginText()
      for run in runs where numbers.number(of: run) == wanted { text += run.text }
    }
    return text
  }

  /// Calls `body` with the runs of each paragraph, heading, code block and cell, in reading order.
  static func forEachText(in blocks: [Block], _ body: ([Run]) -> Void) {
    for block in blocks {
      switch block {
      case .heading(_, let runs), .paragraph(let runs), .code(let runs): body(runs)
      case .list(_, let items): for item in items { forEachText(in: item, body) }
      case .quote(let blocks): forEachText(in: blocks, body)
      case .table(let table):
        table.header.forEach(body)
        for row in table.rows { row.forEach(body) }
      case .rule: break
      }
    }
  }

  /// Returns a document of `blocks` with `title`, or with the text of the first heading if `title`
  /// is empty.
  static func named(_ blocks: [Block], title: String = "") -> Document {
    var document = Document(title: title, blocks)
    guard title.isEmpty else { return document }
    for case .heading(_, let runs) in blocks {
      document.title = String(runs.map(\.text).joined().map { $0 == "\n" ? " " : $0 })
      break
    }
    return document
  }
}
