/// The target of a path.
public enum DataMatch: Hashable, Sendable {
  /// A node.
  case node(FeedNode)
  /// The attribute of a node, with its value.
  case attribute(FeedNode, value: String)

  /// The text of the node, or the value of the attribute.
  public var text: String {
    switch self {
    case .node(let node): node.text
    case .attribute(_, let value): value
    }
  }

  /// The node, or the node that has the attribute.
  public var node: FeedNode {
    switch self {
    case .node(let node), .attribute(let node, _): node
    }
  }
}

extension DataPath {
  /// Returns the match at `index` in the order of the feed, or `nil` if there are fewer.
  ///
  /// Each node before the match is read once, and no node after it.
  public func match(in node: FeedNode, at index: Int = 0) -> DataMatch? {
    guard index >= 0 else { return nil }
    var (left, found) = (index, DataMatch?.none)
    visit(from: node) { match in
      if left == 0 { found = match }
      left -= 1
      return left >= 0
    }
    return found
  }

  /// Returns all matches in the order of the feed.
  public func matches(in node: FeedNode) -> [DataMatch] {
    var matches: [DataMatch] = []
    visit(from: node) {
      matches.append($0)
      return true
    }
    return matches
  }

  /// Returns the numbers of the row nodes: the matches, or all nodes in the root for `<root>`
  /// alone.
  public func rows(in node: FeedNode) -> [UInt32] {
    guard !names.isEmpty else {
      return node.document.root.children.map { UInt32($0.index) }
    }
    var rows: [UInt32] = []
    visit(from: node) {
      if case .node(let node) = $0 { rows.append(UInt32(node.index)) }
      return true
    }
    return rows
  }

  /// Calls `body` with each match until it returns `false`; returns the number of nodes read.
  @discardableResult
  func visit(from node: FeedNode, _ body: (DataMatch) -> Bool) -> Int {
    let document = node.document
    let start = isAbsolute ? document.root : node
    guard let last = names.last else {
      _ = body(.node(start))
      return 1
    }
    let parents = names.dropLast().map { document.numbers[$0] }
    var (looked, hasMatch) = (0, false)
    // A path with a name that the feed does not contain has no match.
    guard parents.allSatisfy({ $0 != nil }) else { return 0 }
    let steps = parents.compactMap(\.self)
    if let number = document.numbers[last] {
      looked += walk(from: start, steps + [number]) {
        hasMatch = true
        return body(.node($0))
      }
    }
    guard !hasMatch, let attribute, let name = document.numbers[attribute.name] else {
      return looked
    }
    var elements = steps
    if !attribute.element.isEmpty {
      guard let element = document.numbers[attribute.element] else { return looked }
      elements.append(element)
    }
    looked += walk(from: start, elements) { node in
      node.attribute(numbered: name).map { body(.attribute(node, value: $0)) } ?? true
    }
    return looked
  }

  /// Calls `body` with each node at the end of the path of `names` until it returns `false`.
  ///
  /// Returns the number of nodes read.
  private func walk(
    from start: FeedNode, _ names: [UInt32], _ body: (FeedNode) -> Bool
  ) -> Int {
    guard !names.isEmpty else {
      _ = body(start)
      return 1
    }
    let document = start.document
    var looked = 0
    // The children to read on each level, with one level for each name.
    var levels = [start.children.makeIterator()]
    while let depth = levels.indices.last {
      guard let node = levels[depth].next() else {
        levels.removeLast()
        continue
      }
      looked += 1
      guard document.entries[node.index].name == names[depth] else { continue }
      if depth < names.count - 1 {
        levels.append(node.children.makeIterator())
      } else if !body(node) {
        break
      }
    }
    return looked
  }
}
