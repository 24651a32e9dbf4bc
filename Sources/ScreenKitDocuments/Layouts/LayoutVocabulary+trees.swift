import ScreenKitCore

/// Trees with nodes from the document.
extension LayoutVocabulary {
  static func tree(_ element: LayoutElement) throws(LayoutError) -> View {
    let tree = Tree(LayoutTree(roots: try nodes(of: element)))
    try applyListOptions(element, to: tree)
    // Rows of opened nodes come after the node, so this loop also reaches them.
    var row = 0
    while row < tree.rowCount {
      if tree.item(at: RowIndex(row)).isOpen { tree.setOpen(true, RowIndex(row)) }
      row += 1
    }
    return tree
  }

  /// Returns the nodes directly below the tree or node `element`.
  private static func nodes(
    of element: LayoutElement
  ) throws(LayoutError) -> [LayoutTreeNode] {
    let nodes = try element.parts("nodes", called: "node") { part throws(LayoutError) in
      let text = try part.string("text") ?? ""
      try part.require("text")
      return LayoutTreeNode(
        id: try part.string("id") ?? text, text: text, detail: try part.string("detail") ?? "",
        nodes: try LayoutVocabulary.nodes(of: part), isOpen: try part.bool("open") ?? false)
    }
    var seen: Set<String> = []
    if let again = nodes.first(where: { !seen.insert($0.id).inserted }) {
      throw element.error("\"nodes\" has \"\(again.id)\" twice", at: "nodes")
    }
    return nodes
  }
}

/// The nodes of a document as the data of a tree.
private struct LayoutTree: TreeAdapter {
  let roots: [LayoutTreeNode]

  func childCount(of parent: LayoutTreeNode?) -> Int { (parent?.nodes ?? roots).count }
  func child(_ index: Int, of parent: LayoutTreeNode?) -> LayoutTreeNode {
    (parent?.nodes ?? roots)[index]
  }
  func text(of node: LayoutTreeNode) -> String { node.text }
  func detail(of node: LayoutTreeNode) -> String { node.detail }
}
