internal import ScreenKitCore
internal import ScreenKitRmad

/// The nodes of a feed as a tree: the attributes of a node come before the nodes in it.
@MainActor
final class FeedTreeAdapter: TreeAdapter {
  /// The node whose parts are the roots; `nil` until the feed is loaded.
  var start: FeedNode? {
    didSet { below = [:] }
  }

  /// The parts of opened nodes, cached because a feed finds parts only from the first one on.
  private var below: [FeedNode: [FeedPart]] = [:]

  func childCount(of parent: FeedPart?) -> Int { parts(below: parent).count }

  func child(_ index: Int, of parent: FeedPart?) -> FeedPart { parts(below: parent)[index] }

  /// Returns whether `part` has parts; reads only the first one, since every visible row calls
  /// this.
  func canOpen(_ part: FeedPart) -> Bool {
    guard case .node(let node) = part else { return false }
    return !node.attributes.isEmpty || !node.isLeaf
  }

  func id(of part: FeedPart) -> FeedPart { part }

  func text(of part: FeedPart) -> String {
    switch part {
    case .attribute(_, let name): "-\(name): \(part.excerpt(FeedTreeAdapter.length))"
    case .node(let node):
      node.isLeaf ? "\(name(of: node)): \(part.excerpt(FeedTreeAdapter.length))" : name(of: node)
    }
  }

  /// Returns the beginning of the first text in a node, which identifies it for authors.
  func detail(of part: FeedPart) -> String {
    guard case .node(var node) = part, !node.isLeaf else { return "" }
    while let first = node.children.first(where: { _ in true }) { node = first }
    return FeedPart.node(node).excerpt(24)
  }

  private static let length = 60

  private func name(of node: FeedNode) -> String { node.name.isEmpty ? "(no name)" : node.name }

  private func parts(below parent: FeedPart?) -> [FeedPart] {
    let node: FeedNode
    switch parent {
    case .attribute?: return []
    case .node(let inner)?: node = inner
    case nil:
      guard let start else { return [] }
      node = start
    }
    if let known = below[node] { return known }
    let parts =
      node.attributes.map { FeedPart.attribute(node, name: $0.name) }
      + node.children.map { FeedPart.node($0) }
    below[node] = parts
    return parts
  }
}

extension FeedNode {
  /// Whether there are no nodes in this one.
  fileprivate var isLeaf: Bool { children.first { _ in true } == nil }
}
