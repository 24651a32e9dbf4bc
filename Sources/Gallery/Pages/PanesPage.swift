import ScreenKitCore

/// A page with three panes side by side; the last one contains two panes, one above the other.
final class PanesPage: Page {
  private let folders = List(["Inbox", "Sent", "Bin"])
  private let letters = List(["Rent", "Hello"])
  private let text = Label()
  private let reply = Button("Reply")

  override func makeView() -> View {
    (folders.id, folders.accessibleName, letters.id) = ("folders", "Folders", "letters")
    (letters.accessibleName, reply.id, text.wraps) = ("Letters", "reply", true)
    folders.layout.width = .init(minimum: 8, maximum: 10)
    letters.layout.width = .init(minimum: 10, maximum: 14)
    let reading = Split(.vertical, growing: 0) {
      text
      reply
    }
    (reading.id, reading.layout.width.minimum) = ("reading", 14)
    let split = Split(.horizontal) {
      folders
      letters
      reading
    }
    split.id = "panes"
    show("Rent")
    return split
  }

  override func connect() {
    connect(folders, \.onHighlight) { $0.log.record("\($1) is open") }
    connect(letters, \.onHighlight) { $0.show($1) }
    connect(reply) { $0.log.record("A reply to \($0.letters.highlightedItem ?? "nobody")") }
  }

  private func show(_ letter: String) {
    text.text = "\(letter): drag the lines between the panes, or press Alt-> and Alt-+."
  }
}
