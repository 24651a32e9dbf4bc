/// A writer of HTML from closed sets of elements and attributes, which escapes all text.
struct HtmlText {
  /// The HTML so far.
  private(set) var html = ""

  /// Begins an element.
  mutating func open(_ name: ElementName, _ attributes: [(AttributeName, String)]) {
    html += "<" + name.rawValue
    for (name, value) in attributes { add(name, value) }
    html += ">"
  }

  /// Ends an element; void elements have no end tag.
  mutating func close(_ name: ElementName) {
    if !name.isVoid { html += "</" + name.rawValue + ">" }
  }

  /// Adds text.
  mutating func add(_ text: String) { html += HtmlText.escaped(text) }

  /// Adds fixed HTML from the program itself.
  mutating func add(fixed html: StaticString) { self.html += "\(html)" }

  /// Adds JSON within a data block, in which only `<` must be escaped.
  mutating func add(json: String) {
    for character in json.unicodeScalars {
      if character == "<" { html += "\\u003c" } else { html.unicodeScalars.append(character) }
    }
  }

  /// Adds HTML that this type has written.
  mutating func add(trusted html: String) { self.html += html }

  /// Adds the style sheet with the measures of nodes, which consists of trusted numbers and names.
  mutating func addStyle(_ style: String, nonce: String) {
    html += "<style nonce=\"\(HtmlText.escaped(nonce))\">\(style)</style>"
  }

  /// Adds the client's script.
  mutating func addScript(_ path: String) {
    html += "<script type=module src=\"\(HtmlText.escaped(path))\"></script>"
  }

  /// Adds the address of a form.
  mutating func addAction(_ path: String) { html += " action=\"\(HtmlText.escaped(path))\"" }

  /// Adds buttons that are visible only in a browser without script.
  mutating func addPlain(_ buttons: [PlainButton]) {
    html += "<noscript>"
    for button in buttons {
      html += "<input type=submit class=\"b plain\""
      add(.name, button.name)
      add(.value, button.label)
      add(.ariaLabel, button.accessibleName)
      html += ">"
    }
    html += "</noscript>"
  }

  /// Adds an attribute to an open tag, for tags outside of the elements of views.
  mutating func add(_ name: AttributeName, _ value: String) {
    html += " " + name.rawValue + "=\"" + HtmlText.escaped(value) + "\""
  }

  /// Returns `text` with HTML characters escaped, and without characters forbidden in documents.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
