/// What a navigator adds to the life of its controller, out of the way of what apps override.
@MainActor
package protocol ContainerRole: AnyObject {
  /// Brings into being the children that are to be seen, and returns them, the lowest first.
  func createVisibleChildren() -> [Controller]

  /// Puts the views of the children that are seen into the container's own; all are created.
  func place()

  /// Whether `child` is in front, or partly covered by what is.
  func shows(_ child: Controller) -> Bool

  /// Gives `child` what waits for it, such as an answer, before it appears (R2).
  func deliver(to child: Controller)

  /// Shows what `child`, whose title or whose controls in the bar changed, is called now.
  func barDidChange(of child: Controller)

  /// Adds where the container stands, and the states of its children, to its own state.
  func archive(into state: inout ScreenState, _ pass: inout ArchivePass)

  /// Checks `state`, which an earlier run left of the whole app, before anything of it is used.
  func check(_ state: ScreenState) throws(UnusableArchive)

  /// Removes `child`, of which a part could not be created, after the transition under way.
  ///
  /// Returns `false` where the container cannot do without it.
  func withdraw(_ child: Controller) -> Bool

  /// Destroys the children that left while the application was out of sight.
  func destroyRemoved(in application: Application)

  /// Sorts `children`, given in order of arrival, from the bottom of the container to its top.
  func stacked(_ children: [Controller]) -> [Controller]
  /// Creates the children that had something to lose when they were last seen, to be asked (R9).
  func createGuarded(in application: Application)
  /// The children whose instances can be had again, and what does away with each of them.
  func evictable() -> [Eviction]

  /// Lets go of what the children were made from; called when the container is destroyed.
  func releaseChildren()
}

extension ContainerRole {
  /// Nothing waits.
  package func deliver(to child: Controller) {}

  /// Cannot do without any child.
  package func withdraw(_ child: Controller) -> Bool { false }

  /// Accepts any state.
  package func check(_ state: ScreenState) throws(UnusableArchive) {}

  /// There is no bar.
  package func barDidChange(of child: Controller) {}

  /// The last to arrive is on top.
  package func stacked(_ children: [Controller]) -> [Controller] { children }

  /// All children are alive.
  package func createGuarded(in application: Application) {}
}

/// An instance that can be done without, and how.
package struct Eviction {
  /// When it was last in front, as a number that grows.
  package let lastUse: Int
  /// Keeps its state and destroys it.
  package let perform: @MainActor () throws -> Void

  package init(lastUse: Int, perform: @escaping @MainActor () throws -> Void) {
    self.lastUse = lastUse
    self.perform = perform
  }
}
