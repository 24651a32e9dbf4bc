package import ScreenKitCore

/// The inputs that a terminal's bytes encode.
package enum TerminalInput: Hashable, Sendable {
  /// An action of the user.
  case event(Event)
  /// A report of the terminal, usually after a query.
  case answer(TerminalReport)
}
