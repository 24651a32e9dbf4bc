import ScreenKitCore
import ScreenKitNav

/// The list of notes, below a field for a new one.
final class NotesScreen: Controller {
  private let notes: Notes
  private let field = TextField("New note")
  private let list: List<Note>

  init(_ notes: Notes) {
    self.notes = notes
    list = List(notes.all, text: \.text)
    super.init()
    title = "Notes"
  }

  override func makeView() -> View {
    // Views with an id keep their state when the app is closed and started again.
    (field.id, field.accessibleName) = ("new", "New note")
    (list.id, list.accessibleName) = ("notes", "Notes")
    let entry = Column { field }
    // In line with the title in the bar; a list takes the whole width.
    entry.layout.padding.start = 1
    return Column(spacing: 1) {
      entry
      list
    }
  }

  override func connect() {
    // An error that is thrown here is shown in a dialog, and the app continues.
    connect(field, \.onSubmit) { screen, text in
      try screen.notes.add(text)
      screen.field.value = ""
    }
    connect(list) { $0.push(NotePage(id: $1.id)) }
    observe(notes, \.all) { screen, change in screen.list.items = change.new }
  }
}
