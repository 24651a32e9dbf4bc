/// Is told what an application's loop does, such as to record it.
@MainActor
package protocol LoopWitness: AnyObject {
  /// A turn begins, or within one a further one that becomes a part of it.
  func willTurn()

  /// `event` is dealt with next; what goes to a masked field has `*` for each character.
  func willTake(_ event: Event)

  /// What began last has ended, and is shown.
  func didTurn()
}
