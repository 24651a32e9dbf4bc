/// A node of an accessibility tree in terms of ARIA, for a comparison.
struct AccessibleNode: Hashable {
  var role: String
  var name: String
  var value = ""
  /// The states, such as `disabled`, `checked`, `selected`, `expanded` or `focused`.
  var states: Set<String> = []
  /// The position in a set, from 1, and the size of the set.
  var place: [Int]?
  /// The lines of a text in the browser, whose cursor is not compared; empty for other elements.
  var lines: [Substring] = []
  /// Whether this is a menu that the browser leaves empty because of its many items.
  var isClosedMenu = false

  /// The role and the name, by which nodes of two trees are matched.
  var title: String { "\(role) “\(name)”" }

  var details: String {
    let states = states.sorted().joined(separator: " ")
    return [value, states, place.map { "\($0[0]) of \($0[1])" } ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Returns the differences between the framework's tree and the browser's, as sentences.
  static func differences(_ own: [AccessibleNode], _ browser: [AccessibleNode]) -> [String] {
    let changes = browser.map(\.title).difference(from: own.map(\.title))
    guard changes.isEmpty else {
      return changes.map { change in
        switch change {
        case .remove(_, let title, _): "only the framework has \(title)"
        case .insert(_, let title, _): "only the browser has \(title)"
        }
      }
    }
    return zip(own, browser).compactMap { own, browser in
      let browser = browser.completed(by: own)
      return own == browser
        ? nil : "\(own.title) is “\(own.details)”, and in the browser “\(browser.details)”"
    }
  }

  /// Returns the browser's node with the framework's line of a text, and with its position in a
  /// menu.
  private func completed(by own: AccessibleNode) -> AccessibleNode {
    var node = self
    node.isClosedMenu = false
    if isClosedMenu { node.place = own.place }
    if let number = own.place?.first, lines.indices.contains(number - 1) {
      node.value = String(lines[number - 1].prefix(500))
      node.place = [number, lines.count]
      node.lines = []
    }
    return node
  }

  /// Returns `text` with each white space replaced by one space.
  static func normal(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
