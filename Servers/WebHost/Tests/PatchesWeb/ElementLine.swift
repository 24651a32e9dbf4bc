import ScreenKitWebTesting

/// An element of a page as JSON: its name, attributes, styles, text and elements.
struct ElementLine: Encodable {
  private let element: PageElement

  @MainActor
  init(_ element: PageElement) { self.element = element }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(element.name)
    // Only the script marks elements with a menu.
    try container.encode(element.attributes.filter { $0.key != "aria-haspopup" })
    try container.encode(element.styles)
    // A browser does not distinguish the text of an element from a single text node in it.
    if element.children.count == 1, element.children[0].name == "#text" {
      try container.encode(element.children[0].text)
      try container.encode([ElementLine]())
    } else {
      try container.encode(element.text)
      try container.encode(element.children.map { ElementLine(copying: $0) })
    }
  }

  private init(copying element: PageElement) { self.element = element }
}
