import ScreenKitCore
import ScreenKitNav

/// The page of a note, with a button that deletes it.
final class NoteScreen: Controller {
  private let id: Note.ID
  private let notes: Notes
  private let text = Label()
  private let delete = Button("Delete")

  init(_ id: Note.ID, _ notes: Notes) {
    (self.id, self.notes) = (id, notes)
    super.init()
    title = "Note \(id)"
  }

  override func makeView() -> View {
    let page = Column(spacing: 1) {
      text
      delete
    }
    // In line with the title in the bar.
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    connect(delete) { screen in
      try screen.notes.remove(screen.id)
      screen.close()
    }
  }

  override func refresh() { text.text = notes.find(id)?.text ?? "This note was deleted." }
}
