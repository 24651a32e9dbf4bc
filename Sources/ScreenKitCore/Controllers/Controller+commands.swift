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
  }
}
