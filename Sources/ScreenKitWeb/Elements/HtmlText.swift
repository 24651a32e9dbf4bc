/// Writes HTML from closed sets of elements and attributes; all text is escaped here.
struct HtmlText {
  /// The HTML so far.
  private(set) var html = ""

  /// Begins an element.
  mutating func open(_ name: ElementName, _ attributes: [(AttributeName, String)]) {
    html += "<" + name.rawValue
    for (name, value) in attributes { add(name, value) }
    html += ">"
  }

  /// Ends an element; void ones have no end.
  mutating func close(_ name: ElementName) {
    if !name.isVoid { html += "</" + name.rawValue + ">" }
  }

  /// Adds text.
  mutating func add(_ text: String) { html += HtmlText.escaped(text) }

  /// Adds fixed HTML of the program itself.
  mutating func add(fixed html: StaticString) { self.html += "\(html)" }

  /// Adds JSON within a data block, in which only `<` could mean something.
  mutating func add(json: String) {
    for character in json.unicodeScalars {
      if character == "<" { html += "\\u003c" } else { html.unicodeScalars.append(character) }
    }
  }

  /// Adds HTML that this type has written itself.
  mutating func add(trusted html: String) { self.html += html }

  /// Adds the measures of nodes, which consist of numbers and names of the program.
  mutating func addStyle(_ style: String, nonce: String) {
    html += "<style nonce=\"\(HtmlText.escaped(nonce))\">\(style)</style>"
  }

  /// Adds the client's script.
  mutating func addScript(_ path: String) {
    html += "<script type=module src=\"\(HtmlText.escaped(path))\"></script>"
  }

  /// Adds the address of a form.
  mutating func addAction(_ path: String) { html += " action=\"\(HtmlText.escaped(path))\"" }

  /// Adds buttons that only a browser without script shows.
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

  /// Adds an attribute within an open tag; used for tags that are no elements of views.
  mutating func add(_ name: AttributeName, _ value: String) {
    html += " " + name.rawValue + "=\"" + HtmlText.escaped(value) + "\""
  }

  /// Returns `text` without any character that HTML gives a meaning, or that no document may have.
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
