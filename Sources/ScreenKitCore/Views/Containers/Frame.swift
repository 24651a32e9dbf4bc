/// A container that places each child at the `x` and `y` of its layout constraints.
///
/// Parts outside of the frame are clipped; later children are in front of earlier ones.
public final class Frame: View {
  /// Creates a frame of `children`, whose positions are in their ``View/layout``.
  public init(@ViewBuilder _ children: () -> [View] = { [] }) {
    super.init()
    setChildren(children())
  }

  /// Adds `child` in front of the others, in `rect` of this view.
  public func add(_ child: View, in rect: SurfaceRect) {
    (child.layout.x, child.layout.y) = (rect.origin.x, rect.origin.y)
    child.layout.width = .fixed(rect.size.width)
    child.layout.height = .fixed(rect.size.height)
    add(child)
  }
}
