import ScreenKitCore

extension Document {
  /// The structure as text: a line for each block, indented by its nesting.
  var outline: [String] { Document.outline(of: blocks) }

  private static func outline(of blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .heading(let level, let runs): ["h\(level) \(marked(runs))"]
      case .paragraph(let runs): ["p \(marked(runs))"]
      case .code(let runs): ["code \(marked(runs))"]
      case .rule: ["rule"]
      case .quote(let blocks): ["quote"] + outline(of: blocks).map { "  " + $0 }
      case .list(let start, let items):
        ["list" + (start.map { " \($0)" } ?? "")]
          + items.flatMap { ["  item"] + outline(of: $0).map { "    " + $0 } }
      case .table(let table): outline(of: table)
      }
    }
  }

  private static func outline(of table: Table) -> [String] {
    let header =
      table.header.isEmpty ? [] : ["  = " + table.header.map(marked).joined(separator: " | ")]
    return ["table"] + header + table.rows.map { "  " + $0.map(marked).joined(separator: " | ") }
  }

  /// Returns the text with its styles in braces and its links in angle brackets.
  private static func marked(_ runs: [Run]) -> String {
    runs.map { run in
      let names = [(Style.strong, "b"), (.emphasis, "i"), (.underline, "u"), (.code, "c")]
      let styles = names.filter { run.style.contains($0.0) }.map(\.1).joined()
      let text = styles.isEmpty ? run.text : "{\(styles) \(run.text)}"
      let shown = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "/")
      return run.link.map { "<\($0) \(shown)>" } ?? shown
    }.joined()
  }
}
