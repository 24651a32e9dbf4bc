/// A writer of a tree of nodes as HTML, with the templates of the client.
struct HtmlTree {
  private var out = HtmlText()
  /// The measures of the nodes, which a strict policy allows only in a style sheet.
  private var style = ""
  private let templates: [WebTemplate]
  /// The buttons of a node for a browser without script, by the node's number.
  private let plainButtons: [Int: [PlainButton]]

  init(_ templates: [WebTemplate], _ plainButtons: [Int: [PlainButton]]) {
    (self.templates, self.plainButtons) = (templates, plainButtons)
  }

  /// Returns the HTML of `node` with its style sheet.
  static func write(
    _ node: NodeValue, _ templates: [WebTemplate], plainButtons: [Int: [PlainButton]] = [:]
  ) -> (html: String, style: String) {
    var tree = HtmlTree(templates, plainButtons)
    tree.add(node)
    return (tree.out.html, tree.style)
  }

  private mutating func add(_ node: NodeValue) {
    add(templates[node.kind].root, of: node, isRoot: true)
  }

  private mutating func add(_ element: WebElement, of node: NodeValue, isRoot: Bool) {
    var attributes: [AttributeName: String] = element.attributes.mapValues {
      $0.replacing("#", with: "\(node.number)")
    }
    if isRoot {
      attributes[.id] = "n\(node.number)"
      attributes[.kind] = "\(node.kind)"
    }
    var text: String?
    var rich: [SlotValue]?
    var selected: String?
    var shown: Int?
    for (slot, part) in element.slots {
      let value = slot < node.slots.count ? node.slots[slot] : .none
      switch part {
      case .text: if case .text(let string) = value { text = string }
      case .attribute(let name):
        guard case .text(let string) = value else { break }
        if element.name == .select, name == .value {
          selected = string
        } else {
          attributes[name] = string
        }
      case .flag(let name): if value != .none { attributes[name] = "" }
      case .classes:
        if case .text(let classes) = value {
          attributes[.class] = [attributes[.class] ?? "", classes].joined(separator: " ")
        }
      case .measures: if case .list(let measures) = value { addMeasures(measures, node.number) }
      case .value:
        guard case .list(let parts) = value, parts.count == 2, case .text(let string) = parts[1]
        else { break }
        if element.name == .textarea { text = "\n" + string } else { attributes[.value] = string }
      case .rich: if case .list(let parts) = value { rich = parts }
      case .shown: if case .number(let number) = value { shown = number }
      }
    }
    // Without script, the Tab key must reach the elements that arrow keys reach otherwise.
    if element.name == .button, attributes[.tabindex] == "-1" {
      attributes[.skipped] = attributes.removeValue(forKey: .tabindex)
    }
    out.open(element.name, attributes.sorted { $0.key.rawValue < $1.key.rawValue })
    if let text { out.add(text) }
    for (index, part) in (rich ?? []).enumerated() {
      let isHidden = shown.map { $0 != index + 1 } ?? false
      add(part, selected: selected, isHidden: isHidden)
    }
    switch element.content {
    case .none: break
    case .elements(let elements): for inner in elements { add(inner, of: node, isRoot: false) }
    case .children: for child in node.children { add(child) }
    }
    if isRoot, let buttons = plainButtons[node.number] { out.addPlain(buttons) }
    out.close(element.name)
  }

  private mutating func add(_ part: SlotValue, selected: String?, isHidden: Bool) {
    switch part {
    case .text(let text): out.add(text)
    case .list(let parts):
      guard case .text(let raw)? = parts.first, let name = ElementName(rawValue: raw),
        parts.count > 1, case .list(let pairs) = parts[1]
      else { return }
      var attributes: [(AttributeName, String)] = isHidden ? [(.hidden, "")] : []
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        guard case .text(let raw) = pairs[index], let name = AttributeName(rawValue: raw),
          case .text(let value) = pairs[index + 1]
        else { continue }
        attributes.append((name, value))
        if name == .value, value == selected { attributes.append((.selected, "")) }
      }
      out.open(name, attributes)
      for inner in parts.dropFirst(2) { add(inner, selected: selected, isHidden: false) }
      out.close(name)
    case .none, .number: break
    }
  }

  private mutating func addMeasures(_ measures: [SlotValue], _ number: Int) {
    var rules = ""
    for index in stride(from: 0, to: measures.count - 1, by: 2) {
      guard case .number(let raw) = measures[index], let measure = Measure(rawValue: raw) else {
        continue
      }
      let (name, unit) = measure.property
      switch measures[index + 1] {
      case .number(let number): rules += "\(name):\(number)\(unit);"
      // `SlotWriter` allows no value that could end the rule.
      case .text(let value): rules += "\(name):\(value);"
      case .none, .list: break
      }
    }
    if !rules.isEmpty { style += "#n\(number){\(rules)}" }
  }
}
