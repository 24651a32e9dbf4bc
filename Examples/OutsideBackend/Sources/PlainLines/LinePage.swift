internal import ScreenKitCore

/// The screen as lines of text; each control has a number.
@MainActor
struct LinePage {
  /// A view that a command can name.
  struct Item {
    let view: View
    let target: ViewTarget
  }

  /// The lines, from top to bottom.
  private(set) var lines: [String] = []
  /// The views with numbers; the first has the number 1.
  private var items: [Item] = []

  /// Describes the panel or screen that is in front in `window`.
  init(_ window: Window) {
    let root = window.semantics
    let kind = root.role == .group ? "screen" : root.role.words
    lines.append("== " + [kind, root.name].filter { !$0.isEmpty }.joined(separator: ": "))
    for node in root.children { add(node, depth: 1, in: window) }
  }

  /// Returns the item with `number`, counted from 1.
  func item(_ number: Int) throws(LineError) -> Item {
    guard number > 0, number <= items.count else {
      throw LineError(
        items.isEmpty
          ? "Nothing here has a number." : "There is no \(number), only 1 to \(items.count).")
    }
    return items[number - 1]
  }

  private mutating func add(_ node: SemanticNode, depth: Int, in window: Window) {
    var mark = node.hasFocus ? "> " : "  "
    let target = window.target(of: node.id)
    let view = target.flatMap { window.view(for: $0) }
    var details: [String] = []
    if let view, let target, node.role != .text, LinePage.isUsable(view) {
      items.append(Item(view: view, target: target))
      mark += "[\(items.count)] "
      details = LinePage.details(of: view)
    }
    let indent = String(repeating: "  ", count: depth - 1)
    lines.append(indent + mark + LinePage.phrase(node, view))
    lines += details.map { indent + "      " + $0 }
    for child in node.children { add(child, depth: depth + 1, in: window) }
  }

  /// Returns whether a command can use `view`.
  private static func isUsable(_ view: View) -> Bool {
    switch view {
    case is Control, is RowCell, is DocumentView, is Split: true
    case let note as ListNote: note.kind == .more
    default: view.acceptsFocus
    }
  }

  private static func phrase(_ node: SemanticNode, _ view: View?) -> String {
    var parts = [node.role == .text || node.role == .none ? "" : node.role.words, node.name]
    // A text with its cursor follows in separate lines.
    if !(view is TextInput) { parts.append(node.value) }
    if let place = node.place { parts.append("\(place.number) of \(place.count)") }
    if !node.isEnabled { parts.append("disabled") }
    let phrase = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return phrase.isEmpty ? "unnamed" : String(phrase.map { $0.isNewline ? " " : $0 })
  }

  /// Returns the lines below the one of `view`: a text with its cursor, links, the part of a list.
  private static func details(of view: View) -> [String] {
    switch view {
    case let field as TextField:
      [LineText(field).text, field.message].compactMap(\.self)
    case let text as TextView: LineText.rows(of: text)
    case let list as ListView where list.backend.lineCount > list.backend.visibleLines.count:
      [
        "lines \(list.backend.visibleLines.lowerBound + 1) to "
          + "\(list.backend.visibleLines.upperBound) of \(list.backend.lineCount)"
      ]
    case let picker as Picker:
      [
        (0..<picker.backend.itemCount).prefix(LineSurface.rows).map {
          "\($0 + 1) \(picker.backend.text(at: $0))"
        }.joined(separator: ", ")
      ]
    case let document as DocumentView:
      document.links.indices.map { "link \($0 + 1): \(document.document.text(ofLink: $0))" }
    case let header as TableHeader:
      header.shape.columns.enumerated().filter(\.element.isSortable).map {
        "column \($0 + 1): \($1.title)"
      }
    default: []
    }
  }
}
