internal import ScreenKitCore

/// The buttons of the studio for the pointer; each command has a key, too.
@MainActor
final class StudioButtons {
  let add = Button("Add")
  let duplicate = Button("Duplicate")
  let delete = Button("Delete")
  let up = Button("Up")
  let down = Button("Down")
  let undo = Button("Undo")
  let redo = Button("Redo")
  let save = Button("Save")
  let run = Button("Run")
  let server = Button("Server")
  let back = Button("Back to the studio")

  private(set) lazy var row: Row = {
    let row = Row(spacing: 1) { [add, duplicate, delete, up, down, undo, redo, save, run, server] }
    row.isFocusGroup = true
    row.layout.padding.start = 1
    return row
  }()

  func show(_ model: StudioModel) {
    let isObject = !model.selection.steps.isEmpty
    add.isEnabled = !model.additions.isEmpty
    (duplicate.isEnabled, delete.isEnabled) = (isObject, isObject)
    up.isEnabled = model.document.moving(model.selection, by: -1) != nil
    down.isEnabled = model.document.moving(model.selection, by: 1) != nil
    undo.isEnabled = model.history.undoName != nil
    redo.isEnabled = model.history.redoName != nil
    save.isEnabled = model.isChanged
    run.isEnabled = model.check.description != nil
  }
}
