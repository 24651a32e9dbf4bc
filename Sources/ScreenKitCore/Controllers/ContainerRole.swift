/// What a navigator adds to the life of its controller, out of the way of what apps override.
@MainActor
package struct ContainerRole {
  /// Puts the view of the child in front into the container's own; called once it is created.
  package var placeFront: @MainActor (Controller) -> Void = { _ in }
  /// Adds where the container stands, and the states of its children, to its own state.
  package var archive: @MainActor (inout ScreenState) throws -> Void = { _ in }
  /// Lets go of what the children were made from; called when the container is destroyed.
  package var letGo: @MainActor () -> Void = {}

  package init() {}
}
