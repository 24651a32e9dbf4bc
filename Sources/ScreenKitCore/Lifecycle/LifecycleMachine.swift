/// The states of one controller and the only moves between them (R1 of the lifecycle contract).
public struct LifecycleMachine: Hashable, Sendable {
  /// The present state.
  public private(set) var state = LifecycleState.initial

  /// Makes a machine at the beginning.
  public init() {}

  /// The state that `step` leads to, or `nil` where the contract forbids it.
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

  /// Takes `step`, or traps with the name of the rule that it breaks.
  public mutating func take(_ step: LifecycleStep) {
    guard let next = state(after: step) else {
      preconditionFailure("R1 create → (appear → pause)* → destroy: \(step) in \(state)")
    }
    state = next
  }
}
