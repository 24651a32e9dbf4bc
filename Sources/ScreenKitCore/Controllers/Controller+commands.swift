extension Controller {
  /// Replaces the part `range` of the declared ``commands`` by `new`, with the user's keys for them.
  ///
  /// Use it for commands that change while the screen is shown, such as the commands of a bar's
  /// items. Declare other commands by `command(_:id:_:body:)`.
  public final func replaceCommands(_ range: some RangeExpression<Int>, by new: [Command]) {
    // The commands of the undo history come after the declared ones.
    let count = declaredCommands.count
    let range = range.relative(to: commands).clamped(to: 0..<count)
    declaredCommands.replaceSubrange(range, with: new.map { application?.keyed($0) ?? $0 })
    application?.commandsDidChange()
  }

  /// Enables or disables the declared commands with the identity `id`.
  ///
  /// Call it in ``refresh()``, as for a button with the same effect. The keys of a disabled command
  /// do nothing; the list of keys, the palette and the key hints omit it. Does nothing if there is
  /// no such command.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the commands have an effect now.
  ///   - id: The identity of the commands, which is their name unless they have an `id`.
  public final func setEnabled(_ isEnabled: Bool, command id: String) {
    for index in declaredCommands.indices where declaredCommands[index].id == id {
      guard declaredCommands[index].isEnabled != isEnabled else { continue }
      declaredCommands[index].isEnabled = isEnabled
      application?.commandsDidChange()
    }
  }
}
