/// A template of elements, which the page has for each kind of view.
struct PageTemplate {
  /// A part of an element that a slot fills.
  struct Slot {
    let number: Int
    let part: String
    let name: String
  }

  enum Content {
    case children
    case elements([PageTemplate])
  }

  let name: String
  let attributes: [String: String]
  let slots: [Slot]
  let content: Content

  /// Reads `[element, {attributes}, [[slot, part, name]…], content]`.
  init(_ part: WirePart) {
    name = part[0].string ?? ""
    if case .object(let members) = part[1] {
      attributes = members.mapValues(\.attribute)
    } else {
      attributes = [:]
    }
    slots = part[2].items.map {
      Slot(number: $0[0].integer ?? 0, part: $0[1].string ?? "", name: $0[2].string ?? "")
    }
    content =
      part[3] == .number(1) ? .children : .elements(part[3].items.map { PageTemplate($0) })
  }

  /// The slot of the edited text in the template; `nil` if there is none.
  var valueSlot: Int? {
    if let own = slots.first(where: { $0.part == "v" }) { return own.number }
    guard case .elements(let elements) = content else { return nil }
    return elements.lazy.compactMap(\.valueSlot).first
  }

  /// Creates the element of a node with these values of slots.
  func element(
    of node: Int, _ values: [WirePart], text: String?, children: () -> [PageElement]
  ) -> PageElement {
    var element = PageElement(
      name: name, attributes: attributes.mapValues { $0.split("#", by: "\(node)") }, text: "",
      children: [], node: node)
    switch content {
    case .children: element.children = children()
    case .elements(let parts):
      element.children = parts.map {
        $0.element(of: node, values, text: text, children: children)
      }
    }
    for slot in slots {
      let value = values.indices.contains(slot.number) ? values[slot.number] : .number(0)
      element.fill(slot, value, text: text)
    }
    return element
  }
}

extension PageElement {
  fileprivate mutating func fill(_ slot: PageTemplate.Slot, _ value: WirePart, text: String?) {
    switch slot.part {
    case "t": self.text = value.string ?? ""
    case "a": attributes[slot.name] = value.isSet ? value.attribute : nil
    case "b": attributes[slot.name] = value.isSet ? "" : nil
    case "c" where value.isSet:
      attributes["class"] = [attributes["class"], value.string].compactMap(\.self)
        .joined(separator: " ")
    case "v": attributes["value"] = text
    case "r": children = value.items.map { PageElement(rich: $0, node: node) }
    case "n":
      for index in children.indices {
        children[index].attributes["hidden"] = index + 1 == value.integer ? nil : ""
      }
    default: break
    }
  }

  /// Creates the element of `[element, [attribute, value…], content…]`, or of a text.
  private init(rich part: WirePart, node: Int) {
    let names = part[1].items.map(\.attribute)
    let pairs = stride(from: 0, to: names.count - 1, by: 2).map { (names[$0], names[$0 + 1]) }
    self.init(
      name: part.string == nil ? part[0].string ?? "" : "#text",
      attributes: Dictionary(pairs) { _, last in last }, text: part.string ?? "",
      children: part.items.dropFirst(2).map { PageElement(rich: $0, node: node) }, node: node)
  }
}

extension String {
  /// Returns the text with `part` in place of each `character`.
  fileprivate func split(_ character: Character, by part: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: part)
  }
}
