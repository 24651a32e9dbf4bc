import ScreenKitCore

/// The settings: so far, a button that deletes all notes.
final class SettingsScreen: Controller {
  private let notes: Notes
  private let count = Label()
  private let delete = Button("Delete all notes…")

  init(_ notes: Notes) {
    self.notes = notes
    super.init()
    title = "Settings"
  }

  override func makeView() -> View {
    let page = Column(spacing: 1) {
      count
      delete
    }
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    observe(notes, \.all) { screen, change in
      screen.count.text = "Notes: \(change.new.count)"
      screen.delete.isEnabled = !change.new.isEmpty
    }
    connect(delete) { screen in
      let question = Dialog<Bool>(
        "Delete all notes?",
        buttons: [.cancel(), DialogButton("Delete", .destructive, answer: true)])
      screen.ask(question) { screen, answer in
        if answer == true { try screen.notes.removeAll() }
      }
    }
  }
}
