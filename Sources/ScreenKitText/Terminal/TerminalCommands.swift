import ScreenKitCore

/// The commands of every app in a terminal: suspend, redraw and the log.
@MainActor
enum TerminalCommands {
  /// Adds the commands to `application`.
  ///
  /// A replay has no terminal; its commands exist but do nothing.
  static func add(
    to application: Application, suspend: @escaping @MainActor () -> Void = {},
    redraw: @escaping @MainActor () -> Void = {}
  ) {
    application.add(
      Command(
        id: "Suspend", { $0.commands.suspend }, keys: [KeyPress("z", .control)], action: suspend))
    application.add(
      Command(
        id: "Draw the screen again", { $0.commands.redraw }, keys: [KeyPress("l", .control)],
        action: redraw))
    application.add(
      Command(id: "Log", { $0.commands.log }, keys: []) { [weak application] in
        application.map(openLog)
      })
  }

  private static func openLog(in application: Application) {
    // A recording is shown to others and replayed elsewhere, where nothing or something else is
    // printed.
    guard !application.window.isRecorded else {
      return application.open(LogPanel { Strings.current.panels.logNotRecorded })
    }
    let panel = LogPanel { HeldOutput.text }
    panel.followOutput(through: application.inbox)
    application.open(panel)
  }
}
