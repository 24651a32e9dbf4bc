@testable import ScreenKitWebTesting

/// The messages of a page that no frame has confirmed, and the texts that its user has typed.
@MainActor
struct PageOutbox {
  /// A message; without operations, it has the edits that the page keeps.
  struct Message {
    let number: Int
    let operations: [String]
  }

  /// A text of a page whose session was replaced.
  struct Draft {
    /// The accessible name of the field.
    let name: String
    let text: String
  }

  private(set) var messages: [Message] = []
  /// Whether the page has received the first frame of its connection.
  var isOpen = false
  private var last = 0
  private var typed: Set<Int> = []

  mutating func add(_ operations: [String], typedIn field: Int? = nil) -> Message {
    if let field { typed.insert(field) }
    last += 1
    let message = Message(number: last, operations: operations)
    messages.append(message)
    return message
  }

  mutating func confirm(_ number: Int) { messages.removeAll { $0.number <= number } }

  /// Begins again with another session, which has performed messages up to `number`.
  mutating func begin(after number: Int) { (messages, last, typed) = ([], number, []) }

  /// Returns the texts in which the user has typed.
  func drafts(in page: PageModel) -> [Draft] {
    typed.sorted().compactMap { number in
      guard let name = page.slot(5, of: number), let text = page.fields[number]?.text else {
        return nil
      }
      return Draft(name: name, text: text)
    }
  }
}
