import ScreenKitCore

/// The commands of every app in a terminal: suspend and redraw.
@MainActor
enum TerminalCommands {
  /// Adds the commands to `application`.
  ///
  /// A replay has no terminal; its commands exist but do nothing.
  static func add(
    to application: Application, suspend: @escaping @MainActor () -> Void = {},
    redraw: @escaping @MainActor () -> Void = {}
  ) {
    application.add(Command("Suspend", keys: [KeyPress("z", .control)], action: suspend))
    application.add(
      Command("Draw the screen again", keys: [KeyPress("l", .control)], action: redraw))
  }
}
