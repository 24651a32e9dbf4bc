/// The state of a guard's question to the user.
enum LeaveQuestion {
  /// Whether the running task is a guard's question, which must not open a screen and await its
  /// result.
  @TaskLocal static var isBeingAsked = false
}
