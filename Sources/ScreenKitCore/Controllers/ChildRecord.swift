/// The record that a container keeps of one of its children, as long as it contains it.
@MainActor
final class ChildRecord {
  let child: Controller
  /// The container, which owns the record.
  unowned let container: Controller
  /// The index of the record in its ``ChildList``.
  var slot = 0
  /// The identity of the child within the container; `nil` if it has none.
  var id: ChildID?
  /// Whether the container got the child as an instance, so that it cannot be created again.
  var isMadeOnce = false
  /// The order number of the last time the child left the front; larger is later.
  var lastUse = 0
  /// The size of the child after the last layout in which it was in front; `nil` before the first.
  var size: SurfaceSize?

  init(of child: Controller, in container: Controller) {
    (self.child, self.container) = (child, container)
  }
}
