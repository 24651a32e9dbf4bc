import Foundation

/// An element of the browser's accessibility tree, with details from the document.
struct AccessibleElement {
  /// The number of the element in the browser.
  let id: Int
  let role: String
  let name: String
  let value: String
  /// The properties, such as `checked`, as texts; those that are false are left out.
  let properties: [String: String]
  /// The attributes of the element in the document.
  let attributes: [String: String]
  /// The `id` of the enclosing view's element, such as `n12`.
  let owner: String
  /// The element that has the focus instead of this one.
  let activeDescendant: Int?
  let children: [AccessibleElement]

  /// Reads the accessibility tree of a page; ignored elements are replaced by their children.
  static func tree(of page: Page) async throws -> [AccessibleElement] {
    var document = PageDocument()
    document.add(try await page.send("DOM.getDocument", ["depth": -1])["root"], owner: "")
    let nodes = try await page.send("Accessibility.getFullAXTree")["nodes"].items
    let byID = Dictionary(nodes.map { ($0["nodeId"], $0) }) { first, _ in first }
    return nodes.first.map { elements(of: $0, byID, document) } ?? []
  }

  private static func elements(
    of node: JSON, _ all: [JSON: JSON], _ document: PageDocument
  ) -> [AccessibleElement] {
    let children = node["childIds"].items.compactMap { all[$0] }
      .flatMap { elements(of: $0, all, document) }
    let role = node["role"]["value"].text ?? ""
    let isContainer = ["generic", "none", "RootWebArea", "LineBreak", "ListMarker"].contains(role)
    if node["ignored"].isTrue || isContainer { return children }
    if role == "InlineTextBox" { return [] }
    return [AccessibleElement(node, role, document, children)]
  }

  private init(
    _ node: JSON, _ role: String, _ document: PageDocument, _ children: [AccessibleElement]
  ) {
    id = Int(node["backendDOMNodeId"].number ?? -1)
    (self.role, self.children) = (role, children)
    attributes = document.attributes[id] ?? [:]
    owner = document.owners[id] ?? ""
    name = node["name"]["value"].text ?? ""
    // This browser does not report `aria-valuetext`.
    value = attributes["aria-valuetext"] ?? AccessibleElement.text(node["value"]["value"])
    var properties: [String: String] = [:]
    var active: Int?
    for property in node["properties"].items {
      guard let name = property["name"].text else { continue }
      let text = AccessibleElement.text(property["value"]["value"])
      if !["", "false"].contains(text) { properties[name] = text }
      if name == "activedescendant" {
        active = property["value"]["relatedNodes"].items.first?["backendDOMNodeId"].number
          .map { Int($0) }
      }
    }
    (self.properties, activeDescendant) = (properties, active)
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    default: ""
    }
  }

  /// The texts in this element, in reading order.
  var text: String {
    role == "StaticText" ? name : children.map(\.text).joined(separator: " ")
  }

  /// Returns the elements in this one that have a role, in reading order.
  func elements(_ role: String) -> [AccessibleElement] {
    (self.role == role ? [self] : []) + children.flatMap { $0.elements(role) }
  }

  /// Returns whether the element of the document has a class.
  func hasClass(_ name: String) -> Bool {
    attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false
  }
}

/// The attributes of a page's elements, by their numbers.
struct PageDocument {
  private(set) var attributes: [Int: [String: String]] = [:]
  private(set) var owners: [Int: String] = [:]

  mutating func add(_ node: JSON, owner: String) {
    let words = node["attributes"].items.compactMap(\.text)
    var own: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      own[words[index]] = words[index + 1]
    }
    let owner = own["data-k"] == nil ? owner : own["id"] ?? owner
    if let number = node["backendNodeId"].number {
      attributes[Int(number)] = own
      owners[Int(number)] = owner
    }
    for child in node["children"].items { add(child, owner: owner) }
  }
}
