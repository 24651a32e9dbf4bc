extension Controller {
  /// The changes of the user on this screen, which can be undone; cleared when the screen ends.
  ///
  /// While it has changes, Ctrl-Z undoes the last one, and Ctrl-Y or Ctrl-Shift-Z redoes it. A
  /// focused text handles these keys first while it has changes of its own.
  public final var undoHistory: UndoHistory { subscriptions.undoHistory }

  /// The commands of this screen: the declared commands in order, then the commands of its undo
  /// history.
  public final var commands: [Command] {
    guard let history = undoHistoryIfAny, let application else { return declaredCommands }
    return declaredCommands + application.commands(of: history)
  }
}
