/// The states of navigators as they will be once the transitions that wait are done.
///
/// Verbs are functions from state to state, so what they will do is known before it is done, unless
/// a guard refuses.
@MainActor
package final class Forecast {
  private var states: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The state that `navigator` will have; `nil` if nothing that waits changes it.
  package func state<State>(of navigator: AnyObject, as type: State.Type) -> State? {
    states[ObjectIdentifier(navigator)] as? State
  }

  /// Replaces the state that `navigator` will have.
  package func set(_ state: some Any, of navigator: AnyObject) {
    states[ObjectIdentifier(navigator)] = state
  }
}
