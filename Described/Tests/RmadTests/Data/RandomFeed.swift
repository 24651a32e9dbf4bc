import ScreenKitTestSupport

/// An element of a random feed, with a naive implementation of paths for comparison.
struct RandomFeed: Equatable {
  var name: String
  var attributes: [String: String] = [:]
  /// The text, if there are no children.
  var text = ""
  var children: [RandomFeed] = []

  static let names = ["a", "b", "media:content", "media:content-url", "x-y-z", "naïve"]
  static let keys = ["url", "id", "z", "y-z"]
  private static let texts = [
    "", "one", "<&>\"'", "two\nlines", "ümlaut 🙂", "]]>", "&amp;", "a\ttab", "\\ \"quoted\"",
  ]

  static func random(_ depth: Int, _ numbers: inout SeededGenerator) -> RandomFeed {
    var feed = RandomFeed(name: names[Int.random(in: names.indices, using: &numbers)])
    for key in keys where Int.random(in: 0..<4, using: &numbers) == 0 {
      feed.attributes[key] = texts[Int.random(in: texts.indices, using: &numbers)]
    }
    if depth > 0, Bool.random(using: &numbers) {
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        feed.children.append(random(depth - 1, &numbers))
      }
    } else {
      feed.text = texts[Int.random(in: texts.indices, using: &numbers)]
    }
    return feed
  }

  /// The feed in XML, in one of several styles.
  func xml(_ numbers: inout SeededGenerator) -> String {
    var result = "<\(name)"
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      result += "\n  \(key) = '\(Self.escaped(value, isAttribute: true))'"
    }
    if children.isEmpty, text.isEmpty, Bool.random(using: &numbers) { return result + "/>" }
    result += ">"
    for child in children {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: result += "<!-- a <comment> & more -->"
      case 1: result += "<?instruction <a> ?>"
      default: result += "\n"
      }
      result += child.xml(&numbers)
    }
    if Bool.random(using: &numbers), !text.contains("]]>") {
      result += "<![CDATA[\(text)]]>"
    } else {
      result += Self.escaped(text, isAttribute: false)
    }
    return result + "</\(name) >"
  }

  /// The members of the feed in JSON; elements of the same name become a list.
  var json: String {
    guard !children.isEmpty else { return Self.quoted(text) }
    var names: [String] = []
    for child in children where !names.contains(child.name) { names.append(child.name) }
    let members = names.map { name in
      let values = children.filter { $0.name == name }.map(\.json)
      return "\(Self.quoted(name)): "
        + (values.count == 1 ? values[0] : "[\(values.joined(separator: ",\n"))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&#x3e;"
      case "'": result += "&apos;"
      case "\"": result += "&#34;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension RandomFeed {
  /// Returns the texts at a path of `names` from this element, by an exhaustive search.
  func texts(_ names: [String]) -> [String] {
    let elements = elements(names)
    if !elements.isEmpty { return elements.map(\.wholeText) }
    guard let last = names.last, let hyphen = last.lastIndex(of: "-") else { return [] }
    let element = String(last[..<hyphen])
    let attribute = String(last[hyphen...].dropFirst())
    let parents = self.elements(names.dropLast() + (element.isEmpty ? [] : [element]))
    return parents.compactMap { $0.attributes[attribute] }
  }

  private func elements(_ names: [String]) -> [RandomFeed] {
    guard let first = names.first else { return [self] }
    return children.filter { $0.name == first }.flatMap { $0.elements(Array(names.dropFirst())) }
  }

  private var wholeText: String {
    children.isEmpty ? text : children.map(\.wholeText).joined()
  }
}
