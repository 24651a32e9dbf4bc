package import ScreenKitCore

/// The commands that every app has in a terminal.
@MainActor
package enum TerminalCommands {
  /// Adds them to `application`; a replay, which has no terminal, has them all the same.
  package static func add(
    to application: Application, suspend: @escaping @MainActor () -> Void = {},
    redraw: @escaping @MainActor () -> Void = {}
  ) {
    application.add(Command("Suspend", keys: [KeyPress("z", .control)], action: suspend))
    application.add(
      Command("Draw the screen again", keys: [KeyPress("l", .control)], action: redraw))
  }
}
