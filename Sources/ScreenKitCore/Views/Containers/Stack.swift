/// Places its children one after another along an axis (F-025).
open class Stack: View {
  /// The direction in which children follow each other.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// The direction in which children follow each other.
  public final let axis: Axis

  /// Units between two children; given up first where room is short.
  public final var spacing: Int { didSet { if spacing != oldValue { changed(.structure) } } }

  /// Where the children stand together along the axis, if none of them shares the rest.
  public final var main: Alignment { didSet { if main != oldValue { changed(.structure) } } }

  /// Where each child stands across the axis.
  public final var cross: Alignment { didSet { if cross != oldValue { changed(.structure) } } }

  init(_ axis: Axis, spacing: Int, main: Alignment, cross: Alignment, _ children: [View]) {
    self.axis = axis
    self.spacing = spacing
    self.main = main
    self.cross = cross
    super.init()
    setChildren(children)
  }
}

/// Places its children below one another.
public final class Column: Stack {
  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: Units between two children.
  ///   - main: Where the children stand from top to bottom; `fill` is the same as `leading`.
  ///   - cross: Where each child stands from left to right.
  ///   - children: The views, from top to bottom.
  public init(
    spacing: Int = 0, main: Alignment = .leading, cross: Alignment = .leading,
    @ViewBuilder _ children: () -> [View]
  ) {
    super.init(.vertical, spacing: spacing, main: main, cross: cross, children())
  }
}

/// Places its children beside one another.
public final class Row: Stack {
  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: Units between two children.
  ///   - main: Where the children stand from left to right; `fill` is the same as `leading`.
  ///   - cross: Where each child stands from top to bottom.
  ///   - children: The views, from left to right.
  public init(
    spacing: Int = 0, main: Alignment = .leading, cross: Alignment = .leading,
    @ViewBuilder _ children: () -> [View]
  ) {
    super.init(.horizontal, spacing: spacing, main: main, cross: cross, children())
  }
}

/// Takes what its neighbours in a ``Stack`` leave.
public final class Spacer: View {
  /// Makes a spacer with `flex` of what is left.
  public init(flex: Int = 1) {
    super.init()
    layout.flex = flex
  }
}
