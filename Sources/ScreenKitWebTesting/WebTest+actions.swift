public import ScreenKitCore

extension WebTest {
  /// Presses an element: a button, a link, a tab, a check box, a radio button or a row.
  ///
  /// - Parameters:
  ///   - role: An ARIA role, such as `button`, `checkbox`, `tab` or `option`.
  ///   - name: The accessible name.
  /// - Returns: Whether there is such an element and it is enabled.
  public func press(_ role: String, named name: String) -> Bool {
    guard let element = page.element(role, named: name), !element.isDisabled else { return false }
    let number = element.node
    switch element.attributes["data-on"] {
    case "v": send("[\"v\",\(number),\(element.attributes["checked"] == nil)]")
    case "d": send("[\"d\",\(number)]")
    case "r": send("[\"h\",\(number)]", "[\"p\",\(number)]")
    default: send("[\"p\",\(number)]")
    }
    return true
  }

  /// Types at the end of a text field or text view, or in place of a part of its text.
  ///
  /// - Parameters:
  ///   - text: The text, as one edit; a text of more than 10,000 UTF-16 units, as several edits.
  ///   - name: The accessible name of the field.
  ///   - range: The part to replace, in UTF-16 units; `nil` for the end.
  /// - Returns: Whether there is such a field with such a part and it is enabled.
  public func type(_ text: String, into name: String, replacing range: Range<Int>? = nil) -> Bool {
    let roles = ["textbox", "searchbox", "combobox"]
    let field = roles.lazy.compactMap { self.page.element($0, named: name) }.first
    guard let field, !field.isDisabled else { return false }
    var edits: [String] = []
    var range = range
    for portion in PageTexts.portions(of: text) {
      let message = lastMessage + edits.count + 1
      guard let edit = page.type(portion, replacing: range, in: field.node, message: message)
      else { return false }
      edits.append(edit)
      if let start = range?.lowerBound {
        let next = start + portion.utf16.count
        range = next..<next
      }
    }
    send(messages: edits.map { [$0] })
    return true
  }

  /// Submits a text field, like the Enter key; returns whether there is a field with this name.
  public func submit(_ name: String) -> Bool {
    guard let field = page.element("textbox", named: name), !field.isDisabled else { return false }
    send("[\"s\",\(field.node)]")
    return true
  }

  /// Presses a key that the page sends; returns `false` for a key that a browser keeps.
  public func press(_ key: KeyPress) -> Bool {
    guard page.keys.contains(key.description) else { return false }
    send("[\"k\",\(key.description.asJSON)]")
    return true
  }
}
