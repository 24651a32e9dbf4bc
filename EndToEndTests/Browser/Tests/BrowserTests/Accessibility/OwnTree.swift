import Foundation

/// The framework's accessibility tree of a page, in terms of ARIA.
///
/// The table of roles, and the rules for values, are those of `Docs/Guides/Web.md`.
struct OwnTree {
  /// The framework's roles in words, and the roles of ARIA.
  private static let roles = [
    "text": "text", "header": "text", "button": "button", "image": "image",
    "navigation bar": "banner", "tab bar": "tablist", "tab": "tab", "panel": "dialog",
    "dialog": "dialog", "document": "document", "chart": "image", "toggle": "switch",
    "checkbox": "checkbox", "radio group": "radiogroup", "radio button": "radio",
    "slider": "slider", "progress": "progressbar", "form": "form", "list": "listbox",
    "row": "option", "table": "grid", "picker": "combobox", "text field": "textbox",
    "text view": "textbox", "number field": "textbox", "date field": "textbox",
    "color field": "textbox", "search field": "searchbox", "combo box": "combobox",
    "key pad": "group", "calendar": "group", "group": "group", "scroll area": "region",
    "gauge": "meter",
  ]

  private(set) var nodes: [AccessibleNode] = []

  /// Reads the response of the program.
  init(_ lines: JSON) {
    var rest = lines.items[...]
    while let line = rest.popFirst() {
      let depth = line["depth"].number ?? 0
      let inner = rest.prefix { ($0["depth"].number ?? 0) > depth }
      switch line["role"].text {
      // A document is one text: its lines are those of headings, paragraphs and cells.
      case "document":
        rest = rest.dropFirst(inner.count)
        let text = inner.compactMap { $0["name"].text }.joined()
        add(line, value: text.filter { !$0.isWhitespace })
      // The rows of a table belong to the table.
      case "table":
        add(line)
        rest = rest.dropFirst(inner.count)
        for line in inner where line["role"].text != "list" {
          add(line, role: line["role"].text == "row" ? "row" : "header row")
        }
      // The name of a row has all of its texts.
      case "row":
        add(line)
        let texts = inner.filter { $0["role"].text == "text" }.compactMap { $0["name"].text }
        nodes[nodes.count - 1].name = ([line["name"].text ?? ""] + texts)
          .map(AccessibleNode.normal).filter { !$0.isEmpty }.joined(separator: ", ")
      default: add(line)
      }
    }
  }

  private mutating func add(_ line: JSON, role: String? = nil, value: String? = nil) {
    let words = line["role"].text ?? ""
    var node = AccessibleNode(
      role: role ?? OwnTree.roles[words] ?? "no role for \(words)",
      name: AccessibleNode.normal(line["name"].text ?? ""))
    if !line["isEnabled"].isTrue { node.states.insert("disabled") }
    if line["hasFocus"].isTrue { node.states.insert("focused") }
    let numbers = line["place"].items.compactMap(\.number).map { Int($0) }
    if numbers.count == 2 { node.place = numbers }
    takeValue(AccessibleNode.normal(value ?? line["value"].text ?? ""), of: words, &node)
    nodes.append(node)
  }

  /// Stores the value in the form of ARIA: as a state, as a part of the name, or as a value.
  private func takeValue(_ value: String, of role: String, _ node: inout AccessibleNode) {
    var parts = value.split(separator: ", ").map(String.init)
    func take(_ word: String, as state: String) {
      guard parts.first == word else { return }
      parts.removeFirst()
      node.states.insert(state)
    }
    switch role {
    case "toggle": take("on", as: "checked")
    case "checkbox": take("checked", as: "checked")
    case "radio button": take("selected", as: "checked")
    case "row": take("selected", as: "selected")
    case "tab":
      take("selected", as: "selected")
      node.name = ([node.name] + parts).joined(separator: ", ")
    case "header" where parts == ["open"] || parts == ["closed"]:
      node.role = "button"
      take("open", as: "expanded")
    // The positions of the rows contain the count, and the active descendant is the highlighted
    // key.
    case "list", "key pad", "header": break
    case "text" where !value.isEmpty, "chart", "calendar", "radio group", "group":
      if !value.isEmpty { node.role = role == "text" || role == "chart" ? "image" : "group" }
      node.name = ([node.name] + [value].filter { !$0.isEmpty }).joined(separator: ", ")
    // The browser has the text; the framework also reports its meaning.
    case "date field", "color field": node.value = parts.first ?? ""
    // Only the browser handles the character at the cursor.
    case "text view", "text field", "search field", "combo box", "number field":
      if let place = value.range(of: ", at ", options: .backwards), node.states.contains("focused")
      {
        node.value = String(value[..<place.lowerBound])
      } else {
        node.value = value == "blank line" ? "" : value
      }
    default: node.value = value
    }
  }
}
