internal import ScreenKitCore
internal import ScreenKitRmad

/// The outline of the studio: a tree of the document's objects, in which the selected one is highlighted.
@MainActor
final class StudioOutline {
  let tree: Tree<OutlineNode>
  private let adapter: OutlineAdapter
  private var shownSelection: NodePath?

  init(_ model: StudioModel) {
    adapter = OutlineAdapter(model)
    tree = Tree(adapter)
    (tree.id, tree.accessibleName) = ("outline", "Outline")
    tree.layout.flex = 1
  }

  func show(_ model: StudioModel) {
    let isOther = adapter.document != model.document || adapter.check != model.check
    if isOther {
      (adapter.document, adapter.check) = (model.document, model.check)
      tree.reload()
    }
    // Branches closed by the user stay closed until the selection changes.
    guard isOther || shownSelection != model.selection else { return }
    shownSelection = model.selection
    for count in 0...model.selection.steps.count {
      let path = NodePath(Array(model.selection.steps.prefix(count)))
      guard let row = row(of: path) else { return }
      if path == model.selection {
        tree.highlightedRow = row
      } else if !tree.isOpen(row) {
        tree.setOpen(true, row)
      }
    }
  }

  private func row(of path: NodePath) -> RowIndex? {
    (0..<tree.rowCount).lazy.map { RowIndex($0) }.first { tree.item(at: $0).path == path }
  }
}
