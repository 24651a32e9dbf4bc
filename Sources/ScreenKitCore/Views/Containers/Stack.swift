/// A container that arranges its children one after another along an axis.
open class Stack: View {
  /// The axis along which the children are arranged.
  public enum Axis: Hashable, Sendable {
    /// The horizontal direction: side by side, in reading order.
    case horizontal
    /// The vertical direction: below each other.
    case vertical
  }

  /// The axis along which the children are arranged.
  public final let axis: Axis

  /// The space between two children, in units; it shrinks first if there is too little space.
  public final var spacing: Int { didSet { if spacing != oldValue { changed(.structure) } } }

  /// The alignment of the children along the axis, if none of them has a `flex` above 0.
  public final var main: Alignment { didSet { if main != oldValue { changed(.structure) } } }

  /// The alignment of each child across the axis.
  public final var cross: Alignment { didSet { if cross != oldValue { changed(.structure) } } }

  /// Whether the content is a single stop for the Tab key.
  ///
  /// The Tab key moves to the control that had the focus last. The arrow keys move between the
  /// controls, as in a toolbar.
  public final var isFocusGroup: Bool {
    get { isOneStop }
    set { isOneStop = newValue }
  }

  init(_ axis: Axis, spacing: Int, main: Alignment, cross: Alignment, _ children: [View]) {
    self.axis = axis
    self.spacing = spacing
    self.main = main
    self.cross = cross
    super.init()
    setChildren(children)
  }
}

/// A container that arranges its children from top to bottom.
public final class Column: Stack {
  /// Creates a column.
  ///
  /// - Parameters:
  ///  - spacing: The space between two children, in units.
  ///  - main: The vertical alignment of the children; `fill` is the same as `leading`.
  ///  - cross: The horizontal alignment of each child.
  ///  - maximumWidth: The maximum width of the column, in units; `nil` for no limit.
  ///  - children: The views, from top to bottom.
  public init(
    spacing: Int = 0, main: Alignment = .leading, cross: Alignment = .leading,
    maximumWidth: Int? = nil, @ViewBuilder _ children: () -> [View]
  ) {
    super.init(.vertical, spacing: spacing, main: main, cross: cross, children())
    if let maximumWidth { layout.width.maximum = maximumWidth }
  }
}

/// A container that arranges its children from left to right.
public final class Row: Stack {
  /// Whether children that do not fit into the width continue in another line below.
  ///
  /// In lines, children have their natural width, without a share of the remaining space.
  public var wraps = false { didSet { if wraps != oldValue { changed(.structure) } } }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: The space between two children, in units.
  ///   - main: The horizontal alignment of the children; `fill` is the same as `leading`.
  ///   - cross: The vertical alignment of each child.
  ///   - children: The views, from left to right.
  public init(
    spacing: Int = 0, main: Alignment = .leading, cross: Alignment = .leading,
    @ViewBuilder _ children: () -> [View]
  ) {
    super.init(.horizontal, spacing: spacing, main: main, cross: cross, children())
  }
}

/// A view that takes the remaining space of a ``Stack``.
public final class Spacer: View {
  /// Creates a spacer with the weight `flex` in the division of the remaining space.
  public init(flex: Int = 1) {
    super.init()
    layout.flex = flex
  }
}
