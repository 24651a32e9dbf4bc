/// A few things in front of the screen, of which one is taken.
final class ChoicePanel: Panel {
  /// Makes a panel in which opening a row of `list` closes it and then calls `onOpen`.
  init(
    _ title: String, _ list: ListView, onOpen: @escaping @MainActor (RowIndex) throws -> Void
  ) {
    super.init(Box(title, list))
    accessibleName = title
    list.hugsRows = true
    list.clicking = .opens
    list.action = { [unowned self, unowned list] in
      let row = list.current
      close()
      if let row { try onOpen(row) }
    }
  }
}
