package import ScreenKitCore

/// The events of a page's controls; each page records them, and the gallery shows the latest.
package final class EventLog: Model {
  /// The latest event; its number distinguishes events with the same text.
  package struct Entry: Hashable, Sendable {
    /// The number of the event, counted from 1; 0 before the first event.
    package let number: Int
    /// A short description of the event.
    package let text: String
  }

  /// The latest event.
  @Observed package private(set) var last = Entry(number: 0, text: "")

  /// Records an event with the description `text`.
  package func record(_ text: String) { last = Entry(number: last.number + 1, text: text) }
}
