/// The calls of one transition over a controller and what it shows, in the contract's order.
///
/// Containers enter before and leave after their children (R14).
extension Controller {
  /// Creates the controller, then what is seen within it, if that was not done before.
  package final func createTree(in application: Application) {
    if state == .initial {
      checkDepth()
      take(.create, in: application)
    }
    guard let containerRole else {
      front?.createTree(in: application)
      return
    }
    for child in containerRole.createVisibleChildren() { child.createTree(in: application) }
    containerRole.place()
  }

  /// Does what waits for the screens that are about to appear (R2).
  package final func deliverTree() { deliverTree(from: parent?.containerRole) }

  private func deliverTree(from container: (any ContainerRole)?) {
    let inner = front
    container?.deliver(to: self)
    inner?.deliverTree(from: containerRole)
  }

  /// Makes the controller appear, then what is in front within it.
  ///
  /// Nothing appears in an application that is about to end, such as after a failed `create`, nor
  /// a screen that left during its own `create` (R7).
  package final func appearTree(in application: Application) {
    createTree(in: application)
    guard application.outcome == nil, !isLeaving else { return }
    if state != .appeared { take(.appear, in: application) }
    front?.appearTree(in: application)
  }

  /// Creates what is missing, delivers what waits, and makes all of it appear.
  package final func showTree(in application: Application) {
    createTree(in: application)
    deliverTree()
    appearTree(in: application)
  }

  /// Pauses what is in front within the controller, then the controller.
  package final func pauseTree(in application: Application) {
    front?.pauseTree(in: application)
    if state == .appeared { take(.pause, in: application) }
  }

  /// Destroys all children, the top first, then the controller; what never lived is let go.
  package final func destroyTree(in application: Application) {
    for child in stackedChildren.reversed() {
      child.destroyTree(in: application)
      release(child)
    }
    if state == .created || state == .paused { take(.destroy, in: application) }
  }

  /// The children from the bottom of the container to its top.
  package final var stackedChildren: [Controller] {
    containerRole?.stacked(children) ?? children
  }

  /// Destroys, in the whole tree, what left while the application was out of sight.
  final func dismissDepartedTree(in application: Application) {
    containerRole?.destroyRemoved(in: application)
    for child in children { child.dismissDepartedTree(in: application) }
  }

  /// The controllers in front, from this one to the innermost.
  package final var frontPath: some Sequence<Controller> { sequence(first: self, next: \.front) }
}

extension Controller {
  /// Whether the screen can be seen: it is in front, or only partly covered by what is (R4).
  ///
  /// Within ``pause()`` it tells what comes of the transition: `false` where the screen is going
  /// to be covered whole, or the application leaves the foreground.
  public final var isVisible: Bool {
    guard let application, application.isShowing else { return false }
    guard let parent else { return true }
    return (parent.containerRole?.shows(self) ?? (parent.front === self)) && parent.isVisible
  }
}
