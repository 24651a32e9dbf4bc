/// The states of one controller and the valid transitions between them.
public struct LifecycleMachine: Hashable, Sendable {
  /// The current state.
  public private(set) var state = LifecycleState.initial

  /// Creates a machine in the initial state.
  public init() {}

  /// Returns the state after `step`, or `nil` if the step is invalid now.
  public func state(after step: LifecycleStep) -> LifecycleState? {
    switch (state, step) {
    case (.initial, .create): .created
    case (.created, .appear), (.paused, .appear): .appeared
    case (.appeared, .pause): .paused
    case (.created, .destroy), (.paused, .destroy): .destroyed
    case (.initial, .appear), (.initial, .pause), (.initial, .destroy): nil
    case (.created, .create), (.created, .pause): nil
    case (.appeared, .create), (.appeared, .appear), (.appeared, .destroy): nil
    case (.paused, .create), (.paused, .pause): nil
    case (.destroyed, _): nil
    }
  }

  /// Applies `step`; traps with the name of the violated rule if the step is invalid now.
  public mutating func apply(_ step: LifecycleStep) {
    guard let next = state(after: step) else {
      preconditionFailure("R1 create → (appear → pause)* → destroy: \(step) in \(state) (SK102)")
    }
    state = next
  }
}
