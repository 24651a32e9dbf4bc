import ScreenKitCore

/// The screen of the room for one person.
final class ChatScreen: Controller {
  private let room: ChatRoom
  private let name: String
  private let present = Label()
  private let list: List<ChatRoom.Line>
  private let input = TextField("Say something")

  init(_ room: ChatRoom, as name: String) {
    self.room = room
    self.name = name
    list = List([], text: \.text, row: { Label() }) { label, line in
      label.text = "\(line.speaker): \(line.text)"
      label.style.tint = line.speaker == name ? .accent : .standard
    }
  }

  override func create(restoring state: SavedState?) { room.enter(name) }

  override func destroy() { room.leave(name) }

  override func makeView() -> View {
    title = "Chat"
    input.limit = 500
    present.style.tint = .secondary
    input.accessibleName = "Message"
    list.accessibleName = "Talk"
    list.emptyView = Label("Nobody has said anything yet.")
    list.layout.flex = 1
    return Column(cross: .fill) {
      present
      list
      input
    }
  }

  override var initialFocus: View? { input }

  override func connect() {
    connect(input, \.onSubmit) { screen, text in
      guard !text.isEmpty else { return }
      screen.room.say(text, by: screen.name)
      screen.input.value = ""
    }
    // A covered screen is not called; it catches up when it appears.
    observe(room, \.people) { screen, change in
      screen.present.text = "Here: \(change.new.joined(separator: ", "))"
    }
    observe(room, \.lines) { screen, change in screen.show(change.new) }
  }

  private func show(_ lines: [ChatRoom.Line]) {
    list.items = lines
    if list.rowCount > 0 { list.highlightedRow = RowIndex(list.rowCount - 1) }
  }
}
