/// The hidden nodes whose elements the client keeps for a likely return.
struct NodeCache {
  private var nodes: [WebNode] = []
  private let size: Int

  /// Creates an empty cache for at most `size` nodes.
  init(size: Int) { self.size = size }

  /// Adds a node; removes and returns the oldest one if the cache is full.
  mutating func add(_ node: WebNode) -> WebNode? {
    nodes.append(node)
    return nodes.count > size ? nodes.removeFirst() : nil
  }

  /// Removes a node; returns whether it was in the cache.
  @discardableResult
  mutating func remove(_ node: WebNode) -> Bool {
    guard let index = nodes.firstIndex(where: { $0 === node }) else { return false }
    nodes.remove(at: index)
    return true
  }

  /// Removes all nodes, and returns them.
  mutating func removeAll() -> [WebNode] {
    defer { nodes = [] }
    return nodes
  }
}
