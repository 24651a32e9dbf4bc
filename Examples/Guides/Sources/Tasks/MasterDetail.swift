import ScreenKitCore

/// A message of the inbox.
struct Message: Identifiable {
  let id: Int
  var subject: String
  var text: String
}

/// A list with the details of the highlighted row beside it; one of both in a narrow window.
final class InboxScreen: Controller {
  private let list: List<Message>
  private let text = Label()
  private let back = Button("All messages")
  private lazy var split = Split(list, details)

  init(_ messages: [Message]) {
    list = List(messages, text: \.subject)
  }

  override func makeView() -> View {
    title = "Inbox"
    list.accessibleName = "Messages"
    list.layout.width = .init(minimum: 14, maximum: 20)
    text.wraps = true
    return split
  }

  /// The part beside the list; below this width only one part is shown.
  private var details: View {
    let column = Column(spacing: 1) {
      text
      back
    }
    column.layout.width.minimum = 24
    return column
  }

  override func connect() {
    connect(list, \.onHighlight) { $0.show($1) }
    connect(list) { screen, message in
      screen.show(message)
      screen.split.shown = .content
    }
    connect(back) { screen in
      screen.split.shown = .side
      screen.application?.focus.move(to: screen.list)
    }
    connect(split, \.onNarrow) { screen, isNarrow in screen.back.isHidden = !isNarrow }
  }

  override func refresh() {
    back.isHidden = !split.isNarrow
    if let message = list.highlightedItem { show(message) }
  }

  private func show(_ message: Message) { text.text = message.text }
}
