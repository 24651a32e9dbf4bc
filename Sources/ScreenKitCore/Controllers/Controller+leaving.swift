/// A screen that is removed by what it does in its own `create`, and so never appears (R7).
extension Controller {
  /// Keeps the screen, and what is around it up to `outermost`, from appearing.
  package final func beginLeaving(_ outermost: Controller) {
    for controller in path(to: outermost) where controller.state != .appeared {
      controller.isLeaving = true
    }
  }

  /// Makes the screen appear after all, where what was to remove it did not.
  package final func stay(in application: Application) {
    guard isLeaving else { return }
    let path = path(to: application.root)
    for controller in path { controller.isLeaving = false }
    guard application.isShowing, path.last === application.root else { return }
    application.root.appearTree(in: application)
  }

  /// The controllers from this one outwards to `outermost`.
  private final func path(to outermost: Controller) -> [Controller] {
    var path: [Controller] = []
    for controller in sequence(first: self, next: \.parent) {
      path.append(controller)
      if controller === outermost { break }
    }
    return path
  }
}
