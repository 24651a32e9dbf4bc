package import ScreenKitCore

/// A screen or panel as plain lines, for users who read or hear them one after the other.
@MainActor
package struct LinearScreen {
  /// The identity of the screen or panel.
  let id: SemanticNode.ID
  private let kind: String
  private let title: String
  /// The nodes in reading order, each indented by two blanks more than its parent.
  package private(set) var lines: [SemanticLine] = []
  /// The index of the focused line; `nil` if no line has the focus.
  package private(set) var focus: Int?

  /// Creates the lines for all descendants of `root`.
  package init(_ root: SemanticNode) {
    id = root.id
    kind =
      switch root.role {
      case .dialog: Strings.current.spoken.lines.dialog
      case .panel: Strings.current.spoken.lines.panel
      default: Strings.current.spoken.lines.screen
      }
    title = plainLine(root.name)
    add(root.children, depth: 1)
  }

  /// Returns the heading above the lines.
  ///
  /// It is `Screen: Settings`, or `Screen updated: Settings` if `isAgain` is `true`.
  package func heading(isAgain: Bool = false) -> String {
    (isAgain ? Strings.current.spoken.lines.now(kind) : kind)
      + (title.isEmpty ? "" : ": \(title)")
  }

  /// The focused line.
  var focusedLine: SemanticLine? { focus.map { lines[$0] } }

  private mutating func add(_ nodes: [SemanticNode], depth: Int) {
    for node in nodes {
      if node.hasFocus { focus = lines.count }
      let indent = String(repeating: "  ", count: depth)
      lines.append(SemanticLine(id: node.id, text: indent + node.phrase))
      add(node.children, depth: depth + 1)
    }
  }
}

extension SemanticNode {
  /// The description of the node, such as `tab, Heart, selected, 1 of 2`; help is last.
  @MainActor fileprivate var phrase: String {
    var parts = [kind, plainLine(name), plainLine(value)]
    if let place { parts.append(Strings.current.lists.place(place.number, place.count)) }
    if !isEnabled, role != .text { parts.append(Strings.current.spoken.states.disabled) }
    parts.append(plainLine(help))
    let phrase = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return phrase.isEmpty ? Strings.current.spoken.states.unnamed : phrase
  }

  /// The role in words; empty for ordinary text, and the meaning of its colour for errors and
  /// warnings.
  @MainActor private var kind: String {
    guard role == .text || role == .none else { return Strings.current.spoken.lines.role(role) }
    return switch tint {
    case .negative: Strings.current.spoken.states.error
    case .warning: Strings.current.spoken.states.warning
    case .standard, .accent, .secondary, .positive: ""
    }
  }
}

/// The maximum length of a reported text; the remaining characters are only counted.
private let longestText = (characters: 4000, bytes: 16_000)

/// Returns `text` on one line, without surrounding blanks and without control characters.
@MainActor private func plainLine(_ text: String) -> String {
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
  return line.drop { $0 == " " }
    + (rest == 0 ? "" : " " + Strings.current.spoken.lines.moreCharacters(rest))
}
