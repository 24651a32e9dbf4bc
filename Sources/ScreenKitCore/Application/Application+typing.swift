/// Characters that come faster than anyone types, as a paste that the terminal does not mark.
extension Application {
  /// The number of characters in a row from which on they are taken together.
  private static let burst = 16

  /// The work that `events` make: one piece for each event, and one for each burst of characters.
  func work(of events: [Event]) -> [EventLoop.Work] {
    guard events.count >= Application.burst else { return events.map(EventLoop.Work.event) }
    var work: [EventLoop.Work] = []
    var rest = events[...]
    while let event = rest.first {
      let typed = rest.prefix { $0.typedText != nil }
      if typed.isEmpty {
        work.append(.event(event))
      } else if typed.count < Application.burst {
        work += typed.map(EventLoop.Work.event)
      } else {
        work.append(.typing(typed))
      }
      rest = rest.dropFirst(max(1, typed.count))
    }
    return work
  }

  /// Deals with characters that were typed in a row.
  ///
  /// A text without rules of its own takes all that is left as one edit, so that its observers run
  /// once. Everything else gets key after key.
  func deal(withTyping events: ArraySlice<Event>) {
    var rest = events
    while let event = rest.first {
      if let input = inputForBursts {
        for event in rest { witness?.willTake(told(event)) }
        let text = rest.compactMap(\.typedText).joined()
        return attempt { _ = try input.perform(.type(text)) }
      }
      attempt { try deal(with: event) }
      rest = rest.dropFirst()
    }
  }

  /// The text that would get each of some characters typed now, and can take them together.
  private var inputForBursts: TextInput? {
    guard state.isInForeground, chord.presses.isEmpty else { return nil }
    // An earlier event of this turn may have brought something else to the front.
    focus.settle()
    return (focus.view as? TextInput).flatMap { $0.takesBursts ? $0 : nil }
  }
}

extension Event {
  /// The text that the event types into a text; `nil` if it does something else.
  fileprivate var typedText: String? {
    guard case .key(let press) = self, case .type(let text) = TextCommand(press) else { return nil }
    return text
  }
}
