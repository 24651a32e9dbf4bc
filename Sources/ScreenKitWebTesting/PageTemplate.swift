/// The template of the elements for one kind of view.
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

  /// The values for the template of a node.
  struct Values {
    let node: Int
    let slots: [WirePart]
    /// The edited text of the node.
    let text: String?
    /// The CSS properties of measures, and their units.
    let measures: [(property: String, unit: String)]
  }

  /// Creates the element of a node.
  func element(_ values: Values, children: () -> [PageElement]) -> PageElement {
    var element = PageElement(
      name: name, attributes: attributes.mapValues { $0.split("#", by: "\(values.node)") },
      text: "",
      children: [], node: values.node)
    switch content {
    case .children: element.children = children()
    case .elements(let parts):
      element.children = parts.map { $0.element(values, children: children) }
    }
    for slot in slots {
      let isGiven = values.slots.indices.contains(slot.number)
      element.fill(slot, isGiven ? values.slots[slot.number] : .number(0), values)
    }
    return element
  }
}

extension PageElement {
  fileprivate mutating func fill(
    _ slot: PageTemplate.Slot, _ value: WirePart, _ values: PageTemplate.Values
  ) {
    switch slot.part {
    case "t": self.text = value.string ?? ""
    case "a": attributes[slot.name] = value.isSet ? value.attribute : nil
    case "b": attributes[slot.name] = value.isSet ? "" : nil
    case "c" where value.isSet:
      attributes["class"] = [attributes["class"], value.string].compactMap(\.self)
        .joined(separator: " ")
    case "m":
      let parts = value.items
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let measure = values.measures[parts[index].integer ?? 0]
        let number = parts[index + 1].integer.map { "\($0)\(measure.unit)" }
        styles[measure.property] = number ?? parts[index + 1].attribute
      }
    case "v": attributes["value"] = values.text
    case "r": children = value.items.map { PageElement(rich: $0, node: node) }
    case "n":
      let elements = children.indices.filter { children[$0].name != "#text" }
      for (place, index) in elements.enumerated() {
        children[index].attributes["hidden"] = place + 1 == value.integer ? nil : ""
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
  /// Returns the text with each `character` replaced by `part`.
  fileprivate func split(_ character: Character, by part: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: part)
  }
}
