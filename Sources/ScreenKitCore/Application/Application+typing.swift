/// The handling of bursts of characters, such as a paste that the terminal does not mark.
extension Application {
  /// The minimum number of consecutive characters that are handled as one edit.
  private static let burst = 16

  /// Returns one piece of work for each event, and one for each burst of characters.
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

  /// Handles consecutive typed characters.
  ///
  /// A text input without rules of its own takes all remaining characters as one edit, so that its
  /// observers run once. Any other view receives one key after another.
  func deal(withTyping events: ArraySlice<Event>) {
    var rest = events
    while let event = rest.first {
      if let input = inputForBursts {
        for event in rest { notifyObservers(of: event) }
        window.hideTooltip()
        let text = rest.compactMap(\.typedText).joined()
        return attempt { _ = try input.perform(.type(text)) }
      }
      attempt { try deal(with: event) }
      rest = rest.dropFirst()
    }
  }

  /// The focused text input, if it would receive each typed character and can take them together.
  private var inputForBursts: TextInput? {
    guard state.isInForeground, chord.presses.isEmpty else { return nil }
    // An earlier event of this turn may have brought another screen or panel to the front.
    focus.update()
    return (focus.view as? TextInput).flatMap { $0.takesBursts ? $0 : nil }
  }
}

extension Event {
  /// The text that the event inserts into a text input; `nil` if it does something else.
  fileprivate var typedText: String? {
    guard case .key(let press) = self, case .type(let text) = TextCommand(press) else { return nil }
    return text
  }
}
