public import ScreenKitCore

/// The interface with which a container's painter measures and positions its children.
@MainActor
public struct LayoutPass {
  let scene: ViewScene

  /// The look in which the tree is shown.
  public var look: Look { scene.look }

  /// Returns the size that `view` wants when it is offered `proposal`; never more than that.
  ///
  /// The view's constraints and padding are included. The size of a hidden view is zero.
  public func measure(_ view: View, in proposal: CellSize) -> CellSize {
    scene.uncountedNode(of: view).borrow { $0.measure(proposal, self) }
  }

  /// Gives `view` its rectangle on the surface, which may extend beyond its container.
  public func position(_ view: View, in rect: CellRect) {
    scene.uncountedNode(of: view).borrow { $0.position(in: rect, self) }
  }
}
