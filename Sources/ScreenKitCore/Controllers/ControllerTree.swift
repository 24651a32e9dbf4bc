/// The calls of one transition over a controller and what it shows, in the contract's order.
///
/// Containers enter before and leave after their children (R14).
extension Controller {
  /// Creates the controller, then what is in front within it, if that was not done before.
  package final func createTree(in application: Application) {
    if state == .initial { take(.create, in: application) }
    guard let front else { return }
    front.createTree(in: application)
    containerRole.placeFront(front)
  }

  /// Makes the controller appear, then what is in front within it.
  ///
  /// Nothing appears in an application that is about to end, such as after a failed `create`.
  package final func appearTree(in application: Application) {
    createTree(in: application)
    guard application.outcome == nil else { return }
    if state != .appeared { take(.appear, in: application) }
    front?.appearTree(in: application)
  }

  /// Pauses what is in front within the controller, then the controller.
  package final func pauseTree(in application: Application) {
    front?.pauseTree(in: application)
    if state == .appeared { take(.pause, in: application) }
  }

  /// Destroys all children, the last first, then the controller; what never lived is let go.
  package final func destroyTree(in application: Application) {
    for child in children.reversed() {
      child.destroyTree(in: application)
      release(child)
    }
    if state == .created || state == .paused { take(.destroy, in: application) }
  }

  /// The controllers in front, from this one to the innermost.
  final var frontPath: some Sequence<Controller> { sequence(first: self, next: \.front) }
}
