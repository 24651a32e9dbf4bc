import ScreenKitCore

/// What a verb comes to: who is to be asked before, and what is done then.
@MainActor
struct Plan {
  /// The screens that go, in the order in which they are asked.
  let leaving: [Controller]
  /// Does it.
  let commit: @MainActor () -> Void
}
