extension DataPath {
  /// Creates the path from `node` to `part`; `nil` if there is none.
  ///
  /// There is no path to `node` itself, to a part outside of it, or through a name that is empty or
  /// has white space at its ends. An attribute with a hyphen in its name, or hidden by an element,
  /// has no path either. ``index(of:from:)`` returns the index of the part among the matches.
  ///
  /// - Parameters:
  ///   - part: The part of a feed.
  ///   - node: The node at which the path starts; `nil` for a path that begins with `<root>`.
  public init?(to part: FeedPart, from node: FeedNode?) {
    let start = node ?? part.node.document.root
    guard var names = part.node.names(below: start) else { return nil }
    if case .attribute(_, let name) = part { names.append((names.popLast() ?? "") + "-" + name) }
    let text = (node == nil ? ["<root>"] : []) + names.map(Self.escaped)
    guard let path = try? DataPath(text.joined(separator: ".")),
      path.isAbsolute == (node == nil), path.names == names
    else { return nil }
    if case .attribute(_, let name) = part {
      guard path.attribute?.name == name, case .attribute? = path.match(in: start) else {
        return nil
      }
    }
    self = path
  }

  /// Returns the index of `part` among the matches of the path; `nil` if it is not a match.
  ///
  /// - Complexity: Linear in the number of nodes before the part.
  public func index(of part: FeedPart, from node: FeedNode) -> Int? {
    var (count, found) = (0, Int?.none)
    visit(from: node) { match in
      if part.isMatch(match, of: self) { found = count }
      count += 1
      return found == nil
    }
    return found
  }

  /// Returns a name in the spelling of a path.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar == "." || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension FeedNode {
  /// Returns the names from `start` to this node; `nil` if the node is not in `start`.
  fileprivate func names(below start: FeedNode) -> [String]? {
    guard document === start.document else { return nil }
    var (names, node) = ([String](), self)
    while node != start {
      guard let parent = node.parent else { return nil }
      names.append(node.name)
      node = parent
    }
    return names.reversed()
  }
}
