import ScreenKitCore

/// A node of the accessibility tree, for another process.
struct SemanticLine: Encodable {
  /// The number of enclosing nodes.
  let depth: Int
  let role: String
  let name: String
  let value: String
  let isEnabled: Bool
  let hasFocus: Bool
  /// The position in a set and the size of the set; `nil` outside of sets.
  let place: [Int]?

  /// Returns the nodes within `node`, in reading order.
  static func lines(of node: SemanticNode, depth: Int = 0) -> [SemanticLine] {
    node.children.flatMap { child in
      [SemanticLine(child, depth: depth)] + lines(of: child, depth: depth + 1)
    }
  }

  private init(_ node: SemanticNode, depth: Int) {
    self.depth = depth
    (role, name, value) = (node.role.words, node.name, node.value)
    (isEnabled, hasFocus) = (node.isEnabled, node.hasFocus)
    place = node.place.map { [$0.number, $0.count] }
  }
}
