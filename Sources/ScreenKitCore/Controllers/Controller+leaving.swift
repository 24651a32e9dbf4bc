/// The case of a screen that removes itself in its own `create`, so that it never appears.
extension Controller {
  /// Prevents the screen, and its ancestors up to `outermost`, from appearing.
  package final func beginLeaving(_ outermost: Controller) {
    for controller in path(to: outermost) where controller.state != .appeared {
      controller.creation.isLeaving = true
    }
  }

  /// Allows the screens up to `outermost` to appear again, after the end of the change.
  ///
  /// If the change was refused, the screen itself appears after all. A result that the screen
  /// returned is delivered first.
  final func endLeaving(_ outermost: Controller, in application: Application) {
    guard isLeaving else { return }
    creation.isLeaving = false
    // A removed screen has no path to the root any more; its former container still has one.
    let first = parent == nil && self !== application.root ? outermost : self
    let path = first.path(to: application.root)
    for controller in path { controller.creation.isLeaving = false }
    guard application.isShowing, path.last === application.root else { return }
    application.root.showTree(in: application)
  }

  /// Shows a container and its new front child, after the removal of a child that never appeared.
  ///
  /// The removed child is destroyed afterwards, as in every transition.
  final func showAfterLeaving(in application: Application) {
    let path = path(to: application.root)
    guard application.isShowing, path.last === application.root else { return }
    for controller in path { controller.creation.isLeaving = false }
    application.root.showTree(in: application)
  }

  /// Returns the controllers from this one outwards to `outermost`.
  private final func path(to outermost: Controller) -> [Controller] {
    var path: [Controller] = []
    for controller in sequence(first: self, next: \.parent) {
      path.append(controller)
      if controller === outermost { break }
    }
    return path
  }
}
