/// Places each child where its own wishes say: `x`, `y`, and its bounds as width and height.
///
/// What sticks out is cut off; children that overlap stand in front of the ones before them.
public final class Frame: View {
  /// Makes a frame of `children`, which say in ``View/layout`` where they stand.
  public init(@ViewBuilder _ children: () -> [View] = { [] }) {
    super.init()
    setChildren(children())
  }

  /// Places `child` in front of the others, in `rect` of this view.
  public func add(_ child: View, in rect: SurfaceRect) {
    (child.layout.x, child.layout.y) = (rect.origin.x, rect.origin.y)
    child.layout.width = .fixed(rect.size.width)
    child.layout.height = .fixed(rect.size.height)
    add(child)
  }
}
