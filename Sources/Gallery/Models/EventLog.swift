package import ScreenKitCore

/// What the controls of a page have done: each page writes into it, and the gallery shows it.
package final class EventLog: Model {
  /// What happened last; with a number, so that the same thing twice is seen twice.
  package struct Entry: Hashable, Sendable {
    /// Counts the entries of a page from 1; 0 while nothing has happened.
    package let number: Int
    /// What happened, in a few words.
    package let text: String
  }

  /// What happened last.
  @Observed package private(set) var last = Entry(number: 0, text: "")

  /// Writes down what happened.
  package func note(_ text: String) { last = Entry(number: last.number + 1, text: text) }
}
