package import ScreenKitCore

/// What is shown as plain lines, for someone who is told of it one after the other.
package struct LinearScreen: Equatable {
  /// What tells it from another screen or panel.
  let id: SemanticNode.ID
  private let kind: String
  private let title: String
  /// The nodes in reading order, each two blanks further in than what it is in.
  package private(set) var lines: [Line] = []
  /// The index of the line that has the focus; `nil` if none has it.
  package private(set) var focus: Int?

  /// One line, and what it tells of.
  package struct Line: Equatable {
    let id: SemanticNode.ID
    /// With the blanks in front.
    package let text: String
  }

  /// Makes the lines of all that is in `root`.
  package init(_ root: SemanticNode) {
    id = root.id
    kind =
      switch root.role {
      case .dialog: "Dialog"
      case .panel: "Panel"
      default: "Screen"
      }
    title = plainLine(root.name)
    add(root.children, depth: 1)
  }

  /// What stands above the lines: `Screen: Settings`, or `Screen now: Settings` if `isAgain`.
  package func heading(isAgain: Bool = false) -> String {
    kind + (isAgain ? " now" : "") + (title.isEmpty ? "" : ": \(title)")
  }

  /// The line that has the focus.
  var focusedLine: Line? { focus.map { lines[$0] } }

  private mutating func add(_ nodes: [SemanticNode], depth: Int) {
    for node in nodes {
      if node.hasFocus { focus = lines.count }
      let indent = String(repeating: "  ", count: depth)
      lines.append(Line(id: node.id, text: indent + node.phrase))
      add(node.children, depth: depth + 1)
    }
  }
}

extension SemanticNode {
  /// The node in words: `slider, Volume, 40`, `tab, Heart, selected, 1 of 2`.
  fileprivate var phrase: String {
    var parts = [kind, plainLine(name), plainLine(value)]
    if let place { parts.append("\(place.number) of \(place.count)") }
    if !isEnabled, role != .text { parts.append("disabled") }
    let phrase = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return phrase.isEmpty ? "unnamed" : phrase
  }

  /// Most of what is on a screen is text, so that this is not said; but what its colour means is.
  private var kind: String {
    guard role == .text || role == .none else { return role.words }
    return switch tint {
    case .negative: "error"
    case .warning: "warning"
    case .standard, .accent, .secondary, .positive: ""
    }
  }
}

/// The characters of a text that are told, and their bytes; of a longer one the rest is counted.
private let longestText = (characters: 4000, bytes: 16_000)

/// `text` on one line, without blanks around it and without what a terminal could obey.
private func plainLine(_ text: String) -> String {
  var clusters = ClusterIterator(text)
  var (line, count) = ("", 0)
  while count < longestText.characters, line.utf8.count < longestText.bytes,
    let cluster = clusters.next()
  {
    line += cluster.text
    count += 1
  }
  while line.last == " " { line.removeLast() }
  let rest = clusters.reduce(0) { sum, _ in sum + 1 }
  return line.drop { $0 == " " } + (rest == 0 ? "" : " … \(rest) more characters")
}
