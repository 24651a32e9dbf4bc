extension PageModel {
  /// All visible text of the page, with spaces between the texts of elements.
  public var text: String { root?.allText ?? "" }

  /// Returns the elements with an ARIA role, such as `button` or `textbox`, in the order of the
  /// page.
  public func elements(_ role: String) -> [PageElement] {
    found { element, _ in element.role == role }
  }

  /// Returns the first element with a role and an accessible name; `nil` if there is none.
  public func element(_ role: String, named name: String) -> PageElement? {
    found { element, around in element.role == role && self.name(of: element, around) == name }
      .first
  }

  private func found(_ condition: (PageElement, [PageElement]) -> Bool) -> [PageElement] {
    var elements: [PageElement] = []
    root?.forEach { element, around in
      let isHidden = (around + [element]).contains {
        $0.attributes["hidden"] != nil || $0.attributes["inert"] != nil
      }
      if !isHidden, condition(element, around) { elements.append(element) }
    }
    return elements
  }

  /// Returns the accessible name: the element's own, its label, its text, or its placeholder.
  private func name(of element: PageElement, _ around: [PageElement]) -> String {
    if let own = element.attributes["aria-label"], !own.isEmpty { return own }
    if element.name == "input", let label = around.last(where: { $0.name == "label" }) {
      return label.allText
    }
    if let id = element.attributes["id"], let label = label(for: id) { return label }
    return element.allText.isEmpty ? element.attributes["placeholder"] ?? "" : element.allText
  }

  private func label(for id: String) -> String? {
    var text: String?
    root?.forEach { element, _ in
      if element.name == "label", element.attributes["for"] == id { text = element.allText }
    }
    return text
  }
}
