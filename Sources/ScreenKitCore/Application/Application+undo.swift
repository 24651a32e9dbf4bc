/// The commands that undo and redo changes.
extension Application {
  /// The ids of the commands, for key maps and tests.
  static let undoIDs = (undo: "Undo", redo: "Redo")

  /// Returns the commands of `history` that have an effect now.
  func commands(of history: UndoHistory) -> [Command] {
    var commands: [Command] = []
    if let name = history.undoName {
      commands.append(undoCommand(name) { [weak history] in try history?.undo() })
    }
    if let name = history.redoName {
      commands.append(redoCommand(name) { [weak history] in try history?.redo() })
    }
    return commands
  }

  /// The commands of the focused text, for lists of commands; the text handles their keys itself.
  var commandsOfText: [Command] {
    guard let input = focus.view as? TextInput, input.isEffectivelyEnabled else { return [] }
    let typing = strings.commands.typing
    var commands: [Command] = []
    if input.canUndo {
      commands.append(undoCommand(typing) { [weak input] in _ = try input?.perform(.undo) })
    }
    if input.canRedo {
      commands.append(redoCommand(typing) { [weak input] in _ = try input?.perform(.redo) })
    }
    for index in commands.indices { commands[index].isHinted = false }
    return commands
  }

  /// Whether a screen in front has a change to undo.
  var canUndoOnScreen: Bool {
    window.panel == nil && root.usablePath.contains { $0.undoHistoryIfAny?.undoName != nil }
  }

  /// The disabled command of the undo keys while there are only changes to redo; empty otherwise.
  ///
  /// Without it, one press too many would perform another command with the key, such as to suspend
  /// the app in a terminal.
  var commandsOfSpentUndo: [Command] {
    guard window.panel == nil, !canUndoOnScreen else { return [] }
    let canRedo =
      root.usablePath.contains { $0.undoHistoryIfAny?.redoName != nil }
      || (focus.view as? TextInput)?.canRedo == true
    guard canRedo else { return [] }
    var command = undoCommand("") {}
    command.isEnabled = false
    return [command]
  }

  private func undoCommand(_ name: String, _ action: @escaping UndoHistory.Action) -> Command {
    commandTable.applied(
      to: Command(
        id: Application.undoIDs.undo, { $0.commands.undo(name) }, keys: [KeyPress("z", .control)],
        action: action))
  }

  private func redoCommand(_ name: String, _ action: @escaping UndoHistory.Action) -> Command {
    commandTable.applied(
      to: Command(
        id: Application.undoIDs.redo, { $0.commands.redo(name) },
        keys: [KeyPress("y", .control), KeyPress("Z", .control)], action: action))
  }
}
