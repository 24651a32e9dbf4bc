import ScreenKitCore

/// Children that moved up together within a part of their container, and those that did not.
struct Shift {
  /// What is filled by children, before and after.
  let area: CellRect
  /// How far they moved; a negative number is downwards.
  let rows: Int
  /// The children that are new where they are.
  let fresh: ArraySlice<View>
}

extension LayoutPass {
  /// Has cells moved instead of painting `view`, if nothing stands in front or sticks out.
  ///
  /// Called while a painter places the children; `view` itself must show no change outside.
  func shift(_ view: View, _ shift: Shift) { scene.node(of: view).shift = shift }
}
