/// An observer of an application's loop, such as a recorder.
@MainActor
package protocol LoopWitness: AnyObject {
  /// Called when a turn begins, or when a nested turn becomes a part of the current one.
  func willTurn()

  /// Called before `event` is processed; input to a masked field has `*` for each character.
  func willTake(_ event: Event)

  /// Called when the turn that began last has ended and is shown.
  func didTurn()
}
