/// The states that navigators will have after all waiting transitions.
///
/// Navigation methods are functions from state to state, so their outcome is known in advance,
/// unless a guard refuses.
@MainActor
@usableFromInline package final class Forecast {
  private var states: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Returns the future state of `navigator`; `nil` if no waiting transition changes it.
  package func state<State>(of navigator: AnyObject, as type: State.Type) -> State? {
    states[ObjectIdentifier(navigator)] as? State
  }

  /// Replaces the future state of `navigator`.
  package func set(_ state: some Any, of navigator: AnyObject) {
    states[ObjectIdentifier(navigator)] = state
  }
}
