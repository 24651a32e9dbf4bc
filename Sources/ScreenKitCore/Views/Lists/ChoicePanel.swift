/// A panel with a list for the selection of one choice.
final class ChoicePanel: Panel {
  /// Creates a panel that closes when a row of `list` is activated and then calls `onActivate`.
  init(
    _ title: String, _ list: ListView, onActivate: @escaping @MainActor (RowIndex) throws -> Void
  ) {
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
}
