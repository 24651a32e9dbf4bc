internal import AppParts
internal import ScreenKitCore
internal import ScreenKitRmad

/// The tree of a feed, from which an author chooses the path of a component's data.
final class FeedPathView: View {
  /// The state of the request, with the button that cancels or repeats it.
  let bar = LoadBar(.row, textID: "feed-state")
  let tree: Tree<FeedPart>
  private let adapter = FeedTreeAdapter()
  private let note = Label()
  private var choice: PathChoice?

  init(address: String) {
    tree = Tree(adapter)
    super.init()
    let title = Label(address)
    title.style.tint = .secondary
    title.lineLimit = 1
    tree.accessibleName = "Feed"
    tree.layout.height = .fixed(10)
    note.wraps = true
    // The fixed height keeps the size of the dialog constant.
    note.layout.height = .fixed(2)
    layout.width.minimum = 56
    tree.onHighlight = { [unowned self] in showOutcome(of: $0) }
    add(
      Column(cross: .fill) {
        title
        bar
        tree
        note
      })
  }

  /// The path of the highlighted node; `nil` if the component cannot show it.
  var chosenPath: String? {
    guard let part = tree.highlightedItem, case .path(let path)? = choice?.outcome(of: part) else {
      return nil
    }
    return path
  }

  /// Shows the feed, opened at the part that the component currently shows.
  func show(_ choice: PathChoice) {
    self.choice = choice
    adapter.start = choice.start
    tree.reload()
    guard tree.rowCount > 0 else { return note.text = "The feed is empty." }
    tree.highlightedRow = RowIndex(0)
    if let part = choice.present { reveal(part) } else { openSingleNodes() }
    if let part = tree.highlightedItem { showOutcome(of: part) }
  }

  /// Opens the nodes around `part`, and highlights it.
  private func reveal(_ part: FeedPart) {
    var around = [part.node]
    while let parent = around.last?.parent, parent != choice?.start { around.append(parent) }
    for node in around.reversed() {
      guard let row = row(of: .node(node)) else { return }
      tree.highlightedRow = row
      if node != part.node { tree.setOpen(true, row) }
    }
  }

  /// Returns the row of a visible part; `nil` if it is not among the first 2000 rows.
  private func row(of part: FeedPart) -> RowIndex? {
    (0..<min(tree.rowCount, 2_000)).lazy.map { RowIndex($0) }.first { tree.item(at: $0) == part }
  }

  /// Opens nested nodes as long as each is the only one, such as the root element.
  private func openSingleNodes() {
    for row in 0..<8 {
      guard tree.rowCount == row + 1, adapter.canOpen(tree.item(at: RowIndex(row))) else { return }
      tree.setOpen(true, RowIndex(row))
    }
  }

  private func showOutcome(of part: FeedPart) {
    switch choice?.outcome(of: part) {
    case .path(let path)?: (note.text, note.style.tint) = ("Path: \(path)", .standard)
    case .refused(let reason)?: (note.text, note.style.tint) = (reason, .warning)
    case nil: note.text = ""
    }
  }
}
