import ScreenKitCore

/// A group of children that moved together by some rows, and the added children.
struct Shift {
  /// The area that the children fill, before and after.
  var area: CellRect
  /// The number of rows that the children moved up; negative if they moved down.
  let rows: Int
  /// The children to paint, since their cells are not in the grid yet.
  let fresh: ArraySlice<View>
  /// The area of the scroll bar, if its thumb moved and it must be painted again.
  let bar: CellRect?

  /// Whether all children left the area, so that other children fill it.
  var replacesAll: Bool { abs(rows) >= area.size.rows }
}

extension LayoutPass {
  /// Asks the scene to move cells instead of painting `view`, if nothing overlaps the area.
  ///
  /// A painter calls it while it positions the children. `view` itself must not have changed
  /// outside of the area. The scene paints `view` as usual if the area is not shown as a whole.
  func shift(_ view: View, _ shift: Shift) { scene.node(of: view).shift(shift) }
}
