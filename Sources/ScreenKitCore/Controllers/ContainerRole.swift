/// The lifecycle duties of a navigator, separate from the methods that apps override.
@MainActor
package protocol ContainerRole: AnyObject {
  /// Creates the children that are to be visible, and returns them, the lowest first.
  func createVisibleChildren() -> [Controller]

  /// Places the views of the visible children into the container's own view; all are created.
  func placeChildViews()

  /// Returns whether `child` is in front, or only partly covered by the children in front.
  func shows(_ child: Controller) -> Bool

  /// Delivers pending data, such as a result, to `child` before it appears.
  func deliver(to child: Controller)

  /// Updates the bar after the title or the navigation item of `child` changed.
  func barDidChange(of child: Controller)

  /// Adds the container's position and the states of its children to `state`.
  func archive(into state: inout ScreenState, _ pass: inout ArchivePass)

  /// Checks `state`, which an earlier run saved for the whole app, before any part of it is used.
  func check(_ state: ScreenState) throws(UnusableArchive)

  /// Removes `child`, whose creation failed in part, after the current transition.
  ///
  /// Returns `false` if the container cannot do without it.
  func withdraw(_ child: Controller) -> Bool

  /// Destroys the children that were removed while the application was in the background.
  func destroyRemoved(in application: Application)

  /// Sorts `children`, given in order of arrival, from the bottom of the container to its top.
  func stacked(_ children: [Controller]) -> [Controller]
  /// Creates again the children that had unsaved changes when last visible, so that their guards
  /// can ask.
  func createGuarded(in application: Application)
  /// Returns the children that can be created again, each with the action that destroys it.
  func evictable() -> [Eviction]

  /// Releases the factories of the children; called when the container is destroyed.
  func releaseChildren()
}

extension ContainerRole {
  /// Does nothing.
  package func deliver(to child: Controller) {}

  /// Returns `false`: the container cannot do without any child.
  package func withdraw(_ child: Controller) -> Bool { false }

  /// Does nothing: any state is valid.
  package func check(_ state: ScreenState) throws(UnusableArchive) {}

  /// Does nothing: there is no bar.
  package func barDidChange(of child: Controller) {}

  /// Returns the children unchanged: the last to arrive is on top.
  package func stacked(_ children: [Controller]) -> [Controller] { children }

  /// Does nothing: all children are alive.
  package func createGuarded(in application: Application) {}
}

/// A screen that can be destroyed to free memory, and created again later.
package struct Eviction {
  /// The order number of the last time it was in front; larger is later.
  package let lastUse: Int
  /// The action that saves the screen's state and destroys the screen.
  package let perform: @MainActor () throws -> Void

  package init(lastUse: Int, perform: @escaping @MainActor () throws -> Void) {
    self.lastUse = lastUse
    self.perform = perform
  }
}
