/// An element of a page, as a browser would have it.
public struct PageElement: Hashable, Sendable {
  /// The name of the element, such as `button`; `#text` for a piece of text between elements.
  public let name: String
  /// The attributes; those that are on without a value, such as `disabled`, have an empty text.
  public internal(set) var attributes: [String: String]
  /// The CSS properties of the view's sizes, distances and colours, as the page sets them.
  public internal(set) var styles: [String: String] = [:]
  /// The text directly in the element.
  public internal(set) var text: String
  /// The elements in it, in the order of the page.
  public internal(set) var children: [PageElement]
  /// The number of the view that the element belongs to.
  let node: Int
}

extension PageElement {
  /// The role by which screen readers know the element: its own, or that of HTML; empty for none.
  public var role: String {
    if let role = attributes["role"] { return role }
    return switch name {
    case "button", "textarea", "select", "a", "form":
      ["button": "button", "textarea": "textbox", "select": "combobox", "a": "link"][name] ?? name
    case "input": inputRole
    case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
    default: ""
    }
  }

  private var inputRole: String {
    switch attributes["type"] {
    case "checkbox": "checkbox"
    case "radio": "radio"
    case "range": "slider"
    default: "textbox"
    }
  }

  /// All text in the element, with spaces between the texts of elements; hidden ones are left out.
  public var allText: String {
    guard attributes["hidden"] == nil else { return "" }
    return ([text] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a user cannot use the element.
  public var isDisabled: Bool {
    attributes["disabled"] != nil || attributes["aria-disabled"] == "true"
  }

  /// Calls `body` with the element and all elements in it, each with those around it.
  func forEach(
    around: [PageElement] = [], _ body: (PageElement, _ around: [PageElement]) -> Void
  ) {
    body(self, around)
    for child in children { child.forEach(around: around + [self], body) }
  }
}
