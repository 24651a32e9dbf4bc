import ScreenKitCore

final class ContextMenuPage: Page {
  private let letters = List(["Invitation", "Rent", "Fire drill"])
  private let done = Button("Done")

  override func makeView() -> View {
    (letters.id, letters.accessibleName, done.id) = ("letters", "Letters", "done")
    letters.layout.height = .fixed(4)
    let note = Box(
      "Note",
      Row(spacing: 2) {
        Label("Water the flowers")
        done
      })
    // Shift-F10, Alt-Enter, the right button and a long touch open the menu.
    note.contextMenu = { [weak self] in self?.noteMenu ?? [] }
    let hint = Label("Shift-F10 or the right button opens a menu.")
    hint.wraps = true
    return Scroll(Column(spacing: 1, cross: .fill) { [hint, letters, note] })
  }

  override func connect() {
    connect(done, to: ContextMenuPage.finish)
    connect(letters, \.menu) { page, letter in
      [
        Command("Answer", for: page) { $0.log.record("\(letter) was answered") },
        Command("Archive", for: page) { $0.log.record("\(letter) was archived") },
      ]
    }
  }

  private var noteMenu: [Command] {
    [
      Command("Done", for: self) { $0.finish() },
      Command("Tomorrow", for: self) { $0.log.record("The note is for tomorrow") },
    ]
  }

  private func finish() { log.record("The note is done") }
}
