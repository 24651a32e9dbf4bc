/// A panel with a list for the selection of one choice.
final class ChoicePanel: Panel {
  private let list: ListView

  /// Creates a panel that closes when a row of `list` is activated and then calls `onActivate`.
  init(
    _ title: String, _ list: ListView, onActivate: @escaping @MainActor (RowIndex) throws -> Void
  ) {
    self.list = list
    super.init(Box(title, list))
    accessibleName = title
    list.hugsRows = true
    list.activatesOnClick = true
    list.action = { [unowned self, unowned list] in
      let row = list.highlightedRow
      close()
      if let row { try onActivate(row) }
    }
  }

  /// Updates the list after a change of its data; closes the panel if no rows remain.
  func reload() {
    list.reload()
    if list.rowCount == 0 { close() }
  }
}
