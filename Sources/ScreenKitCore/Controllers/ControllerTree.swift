/// The recursive lifecycle calls over a controller and its children, in the specified order.
///
/// Containers enter before their children and leave after them.
extension Controller {
  /// Creates the controller, then the visible controllers within it, unless they exist already.
  package final func createTree(in application: Application) {
    if state == .initial {
      checkDepth()
      advance(by: .create, in: application)
    }
    guard let containerRole else {
      front?.createTree(in: application)
      return
    }
    for child in makeVisibleChildren(of: containerRole) { child.createTree(in: application) }
    containerRole.placeChildren()
  }

  /// Delivers pending data to the screens that are about to appear.
  package final func deliverTree() { deliverTree(from: parent?.containerRole) }

  private func deliverTree(from container: (any ContainerController)?) {
    let inner = front
    container?.deliver(to: self)
    inner?.deliverTree(from: containerRole)
  }

  /// Makes the controller appear, then the controllers in front within it.
  ///
  /// Nothing appears in an application that is about to end, such as after a failed `create`. A
  /// screen that removed itself during its own `create` does not appear either.
  package final func appearTree(in application: Application) {
    createTree(in: application)
    guard application.outcome == nil, !isLeaving else { return }
    if state != .appeared { advance(by: .appear, in: application) }
    front?.appearTree(in: application)
  }

  /// Creates the missing controllers, delivers pending data, and makes all of them appear.
  package final func showTree(in application: Application) {
    createTree(in: application)
    deliverTree()
    appearTree(in: application)
  }

  /// Pauses the controllers in front within the controller, then the controller itself.
  package final func pauseTree(in application: Application) {
    front?.pauseTree(in: application)
    if state == .appeared { advance(by: .pause, in: application) }
  }

  /// Destroys all children, the top first, then the controller; releases the children never
  /// created.
  package final func destroyTree(in application: Application) {
    for child in stackedChildren.reversed() {
      child.destroyTree(in: application)
      release(child)
    }
    if state == .created || state == .paused { advance(by: .destroy, in: application) }
  }

  /// Creates the instances of the visible children, and returns them, the lowest first.
  final func makeVisibleChildren(of role: any ContainerController) -> [Controller] {
    guard let container, container.content != nil else { return [] }
    let shown = container.visibleIDs.map { role.instance(makingIfNeeded: $0) }
    container.front = shown.last
    return shown
  }

  /// Destroys `child` and all within it, and releases it.
  final func remove(_ child: Controller) {
    if let application { child.destroyTree(in: application) }
    release(child)
  }

  /// The children from the bottom of the container to its top.
  package final var stackedChildren: [Controller] {
    containerRole?.stacked(children) ?? children
  }

  /// Destroys the children that were removed while the application was in the background.
  private final func destroyRemoved() {
    guard let container, !container.removedWhileHidden.isEmpty else { return }
    let leaving = container.removedWhileHidden
    container.removedWhileHidden = []
    for child in leaving { remove(child) }
  }

  /// Destroys, in the whole tree, the controllers that were removed while in the background.
  final func destroyRemovedTree(in application: Application) {
    destroyRemoved()
    for child in children { child.destroyRemovedTree(in: application) }
  }

  /// The controllers in front, from this one to the innermost.
  public final var frontPath: some Sequence<Controller> { sequence(first: self, next: \.front) }

  /// The controllers in front that the user can use, from this one to the innermost.
  ///
  /// A screen within a disabled view is not included, such as a screen in a preview.
  final var usablePath: [Controller] { frontPath.prefix { !$0.isWithinDisabledView } }

  /// Whether a view around the view of the screen is disabled.
  ///
  /// A screen that disables its own view, such as during loading, keeps its commands.
  final var isWithinDisabledView: Bool { view?.parent?.isEffectivelyEnabled == false }

  /// The innermost controller in front.
  final var innermost: Controller {
    var controller = self
    while let next = controller.front { controller = next }
    return controller
  }
}

extension Controller {
  /// Whether the screen is in front, or only partly covered by the screens in front.
  ///
  /// Within ``pause()`` it reflects the outcome of the transition: `false` if the screen is going
  /// to be covered completely, or the application leaves the foreground.
  public final var isVisible: Bool {
    guard let application, application.isShowing else { return false }
    guard let parent else { return true }
    return parent.container?.shows(self) == true && parent.isVisible
  }
}
