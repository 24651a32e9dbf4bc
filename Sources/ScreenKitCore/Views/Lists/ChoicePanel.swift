/// A few things in front of the screen, of which one is taken.
final class ChoicePanel: Panel {
  /// Makes a panel in which opening a row of `list` closes it and then calls `onActivate`.
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
