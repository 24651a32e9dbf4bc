import ScreenKitCore

final class UndoPage: Page {
  private let tasks = List(["Buy milk", "Call Anna", "Pay the rent", "Water the flowers"])
  private let remove = Button("Remove")
  private let undo = Button("Undo")
  private let redo = Button("Redo")

  override func makeView() -> View {
    (tasks.id, remove.id, undo.id, redo.id) = ("tasks", "remove", "undo", "redo")
    tasks.accessibleName = "Tasks"
    tasks.emptyView = Label("Everything is done.")
    tasks.layout.height = .fixed(5)
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        tasks
        Row { remove }
        Row { undo }
        Row { redo }
      })
  }

  override func connect() {
    connect(remove, to: UndoPage.removeTask)
    // Ctrl-Z, Ctrl-Y and the palette of commands have the same effect as these buttons.
    connect(undo, to: UndoPage.undoChange)
    connect(redo, to: UndoPage.redoChange)
    observe(undoHistory, \.undoName) { page, change in
      page.show(change.new, in: page.undo, "Undo")
    }
    observe(undoHistory, \.redoName) { page, change in
      page.show(change.new, in: page.redo, "Redo")
    }
  }

  private func removeTask() throws {
    guard let row = tasks.highlightedRow, let task = tasks.highlightedItem else { return }
    try undoHistory.perform("Remove “\(task)”") { [tasks, log] in
      tasks.items.remove(at: row.row)
      log.record("“\(task)” was removed")
    } undo: { [tasks, log] in
      tasks.items.insert(task, at: row.row)
      log.record("“\(task)” is back")
    }
  }

  private func undoChange() throws { try undoHistory.undo() }
  private func redoChange() throws { try undoHistory.redo() }

  /// Shows the name of a change in a button; `nil` disables the button.
  private func show(_ name: String?, in button: Button, _ verb: String) {
    button.isEnabled = name != nil
    button.title = name.map { "\(verb): \($0)" } ?? verb
  }
}
