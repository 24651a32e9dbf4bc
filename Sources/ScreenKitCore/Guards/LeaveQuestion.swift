/// The state of a guard's question to the user.
enum LeaveQuestion {
  /// Whether the running task is the question of a guard, which must not wait for the result of a
  /// screen that it opens.
  @TaskLocal static var isBeingAsked = false
}
