import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Lifecycle machine")
struct LifecycleMachineTests {
  private static let states: [LifecycleState] = [
    .initial, .created, .appeared, .paused, .destroyed,
  ]
  private static let steps: [LifecycleStep] = [.create, .appear, .pause, .destroy]

  /// The contract's first rule as a table; a missing transition is forbidden.
  private static let legal: [LifecycleState: [LifecycleStep: LifecycleState]] = [
    .initial: [.create: .created],
    .created: [.appear: .appeared, .destroy: .destroyed],
    .appeared: [.pause: .paused],
    .paused: [.appear: .appeared, .destroy: .destroyed],
    .destroyed: [:],
  ]

  /// The steps from the initial state to each state.
  private static let ways: [LifecycleState: [LifecycleStep]] = [
    .initial: [],
    .created: [.create],
    .appeared: [.create, .appear],
    .paused: [.create, .appear, .pause],
    .destroyed: [.create, .destroy],
  ]

  @Test(.proves("C-006", "F-087", "F-099"), arguments: states, steps)
  func `each state allows the contract's steps and no other`(
    state: LifecycleState, step: LifecycleStep
  ) throws {
    let machine = try machine(in: state)
    #expect(machine.state == state)
    #expect(machine.state(after: step) == Self.legal[state]?[step])
  }

  @Test func `a forbidden step traps`() async {
    await #expect(processExitsWith: .failure) {
      var machine = LifecycleMachine()
      machine.apply(.create)
      machine.apply(.appear)
      machine.apply(.destroy)
    }
  }

  private func machine(in state: LifecycleState) throws -> LifecycleMachine {
    var machine = LifecycleMachine()
    for step in try #require(Self.ways[state]) { machine.apply(step) }
    return machine
  }
}
