package import ScreenKitCore

/// What the bytes of a terminal turn out to be.
package enum TerminalInput: Hashable, Sendable {
  /// Something the user did.
  case event(Event)
  /// Something the terminal says about itself, usually because it was asked.
  case answer(TerminalReport)
}
