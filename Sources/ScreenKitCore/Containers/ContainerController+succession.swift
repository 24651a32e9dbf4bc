extension ContainerController {
  /// Passes the state of the child `id` to `successor`, which restores it at its creation.
  ///
  /// Call it just before the change that replaces one child by the other, for example by a child of
  /// another class with the same content. The user keeps the scroll position, the entered texts and
  /// the highlighted rows, as after a restart of the app. Parts that cannot be saved are lost and
  /// reported by ``Application/report(_:)``. Nothing happens if there is no child `id`.
  ///
  /// - Parameters:
  ///   - id: The child that will be removed.
  ///   - successor: The child that takes its place and has no instance yet.
  public func passState(of id: ChildID, to successor: ChildID) {
    guard let container else { return }
    guard let child = child(id) else {
      container.savedStates[successor.description] = container.savedStates[id.description]
      return
    }
    var pass = ArchivePass()
    container.savedStates[successor.description] = child.archive(&pass)
    for omission in pass.omissions { application?.report(omission.error) }
  }
}
