/// A connection of a page, with the messages and frames in transit.
@MainActor
final class PageLine {
  /// A message of the page.
  enum Message {
    /// The first message, with the numbers that the page knows.
    case hello(epoch: Int, lastFrame: Int)
    case text(String)
    /// The end of the connection.
    case end
  }

  /// One direction, with the instants at which its contents arrive in order.
  struct Transit<Content> {
    private var items: [(due: Duration, content: Content)] = []

    var count: Int { items.count }
    var due: Duration? { items.first?.due }

    mutating func add(_ content: Content, at due: Duration) {
      items.append((max(due, items.last?.due ?? due), content))
    }

    /// Loses all contents but the first ones.
    mutating func cut(keeping count: Int) { items.removeLast(items.count - count) }

    mutating func takeDue(at now: Duration) -> Content? {
      guard let due, due <= now else { return nil }
      return items.removeFirst().content
    }
  }

  var messages = Transit<Message>()
  /// The frames of the session; `nil` is the end of the connection.
  var frames = Transit<String?>()

  /// The instant of the next arrival; `nil` if nothing is in transit.
  var due: Duration? { [messages.due, frames.due].compactMap(\.self).min() }
}
