import ScreenKitCore

final class BadgePage: Page {
  private let unread = Badge()
  private let urgent = Badge("urgent", tint: .negative)
  private let receive = Button("Receive")
  private let read = Button("Read all")
  private var count = 3

  override func makeView() -> View {
    (unread.id, urgent.id, receive.id, read.id) = ("unread", "urgent", "receive", "read")
    showCount()
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row(spacing: 2) {
          receive
          read
        }
        Row(spacing: 1) {
          Label("Unread messages")
          unread
        }
        Row(spacing: 1) {
          Label("Fire drill this week")
          urgent
        }
        tints
      })
  }

  /// Badges in all tints; the look-and-feel determines their colors.
  private var tints: View {
    let badges = ViewStyle.Tint.allCases.map { Badge("\($0)", tint: $0) }
    return Grid(columns: 3, columnSpacing: 2) { badges }
  }

  override func connect() {
    connect(receive, to: BadgePage.receiveMessage)
    connect(read, to: BadgePage.readAll)
  }

  private func receiveMessage() {
    count += 1
    showCount()
    log.record("\(count) unread messages")
  }

  private func readAll() {
    count = 0
    showCount()
    log.record("No unread messages")
  }

  /// Shows the number, or an empty badge, which takes no space.
  private func showCount() { unread.text = count == 0 ? "" : "\(count)" }
}
