public import ScreenKitCore

/// The interface with which a container's painter measures and positions its children.
@MainActor
public struct LayoutPass {
  let scene: ViewScene
  /// Whether the layout runs from right to left.
  var runsLeft = false
  /// The sum of a column and its mirror image; `nil` if the container is not mirrored.
  var mirror: Int?

  init(scene: ViewScene) { self.scene = scene }

  /// The look in which the tree is shown.
  public var look: Look { scene.look }

  /// Returns the size that `view` needs for the offered `proposal`; never a larger size.
  ///
  /// The view's constraints and padding are included. The size of a hidden view is zero.
  public func measure(_ view: View, in proposal: CellSize) -> CellSize {
    scene.uncountedNode(of: view).borrow { $0.measure(proposal, self) }
  }

  /// Positions `view` in a rectangle of the surface, which may extend beyond its container.
  ///
  /// A painter lays out as if the start were on the left. In a mirrored container the view gets the
  /// mirror image of `rect`.
  public func position(_ view: View, in rect: CellRect) {
    scene.uncountedNode(of: view).borrow { $0.position(in: rect, self) }
  }

  /// Interprets the constraints of `view` as points, because its frame measures in points.
  func usePoints(in view: View) {
    scene.uncountedNode(of: view).borrow { $0.usesPoints = true }
  }
}
