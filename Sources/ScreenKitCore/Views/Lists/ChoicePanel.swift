/// A panel with a list of choices, of which the user selects one.
final class ChoicePanel: Panel {
  /// Creates a panel in which activating a row of `list` closes it and then calls `onActivate`.
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
