/// An element of a page, as in a browser.
public struct PageElement: Hashable, Sendable {
  /// The name of the element, such as `button`; `#text` for a text between elements.
  public let name: String
  /// The attributes; attributes without a value, such as `disabled`, have an empty text.
  public internal(set) var attributes: [String: String]
  /// The CSS properties of the view's sizes, distances and colours in the page.
  public internal(set) var styles: [String: String] = [:]
  /// The text directly in the element.
  public internal(set) var text: String
  /// The elements within this one, in the order of the page.
  public internal(set) var children: [PageElement]
  /// The number of the view of the element.
  let node: Int
}

extension PageElement {
  /// The role of the element for screen readers, explicit or by HTML; empty if there is none.
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

  /// All visible text in the element, with spaces between the texts of elements.
  public var allText: String {
    guard attributes["hidden"] == nil else { return "" }
    return ([text] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the element is disabled for users.
  public var isDisabled: Bool {
    attributes["disabled"] != nil || attributes["aria-disabled"] == "true"
  }

  /// Calls `body` with the element and all elements within it, each with its ancestors.
  func forEach(
    around: [PageElement] = [], _ body: (PageElement, _ around: [PageElement]) -> Void
  ) {
    body(self, around)
    for child in children { child.forEach(around: around + [self], body) }
  }
}
