/// The progress of a screen's creation.
struct CreationProgress {
  /// Whether ``Controller/create(restoring:)`` and the calls that follow it are in progress.
  var isInProgress = false
  /// Whether the screen was fully created, so that it can save its own state.
  var isComplete = false
  /// Whether the screen closed or replaced itself during its own `create`, so it never appears.
  var isLeaving = false
}

extension Controller {
  /// Whether ``create(restoring:)`` and the calls that follow it are in progress.
  package final var isCreating: Bool { creation.isInProgress }

  /// Whether the screen was fully created, so that it can save its own state.
  package final var isMade: Bool { creation.isComplete }

  /// Whether the screen closed or replaced itself during its own `create`, so it never appears.
  package final var isLeaving: Bool { creation.isLeaving }
}
