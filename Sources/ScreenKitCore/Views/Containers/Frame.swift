/// A container that positions each child at the `x` and `y` of its layout constraints.
///
/// Parts of children outside of the frame are clipped. Later children are in front of earlier ones.
public final class Frame: View {
  /// The size of a unit in points, if the children are measured in points; `nil` for units.
  ///
  /// With a scale, the `x`, `y`, width and height of each child are in points, and its padding is
  /// in units. A terminal divides by the scale and rounds edges, so adjacent children stay
  /// adjacent. A browser shows a point as a pixel.
  public var pointsPerUnit: PointScale? {
    didSet {
      guard pointsPerUnit != oldValue else { return }
      for child in children { child.changed(.structure) }
      changed(.structure)
    }
  }

  /// Creates a frame of `children` at the positions in their ``View/layout``.
  public init(pointsPerUnit: PointScale? = nil, @ViewBuilder _ children: () -> [View] = { [] }) {
    self.pointsPerUnit = pointsPerUnit
    super.init()
    setChildren(children())
  }

  /// Adds `child` in front of the other children, in the area `rect` of this view.
  public func add(_ child: View, in rect: SurfaceRect) {
    (child.layout.x, child.layout.y) = (rect.origin.x, rect.origin.y)
    child.layout.width = .fixed(rect.size.width)
    child.layout.height = .fixed(rect.size.height)
    add(child)
  }
}

extension BackendView {
  /// The layout constraints of the view in units, even in a ``Frame`` with points.
  public var constraints: LayoutConstraints {
    guard let scale = pointsPerUnit else { return base.layout }
    return scale.units(of: base.layout)
  }

  /// The scale of the containing ``Frame``; `nil` if the constraints of the view are in units.
  public var pointsPerUnit: PointScale? { (base.parent as? Frame)?.pointsPerUnit }
}
