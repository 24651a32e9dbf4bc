public import ScreenKitCore

/// What a container's painter measures and places its children with.
@MainActor
public struct LayoutPass {
  let scene: ViewScene

  /// The look in which the tree is shown.
  public var look: Look { scene.look }

  /// The cells that `view` wants when it is offered `proposal`; never more than that.
  ///
  /// Wishes and padding are included, and a hidden view wants nothing.
  public func measure(_ view: View, in proposal: CellSize) -> CellSize {
    scene.uncountedNode(of: view).look { $0.measure(proposal, self) }
  }

  /// Gives `view` its rectangle on the surface, from which it may stick out of its container.
  public func place(_ view: View, in rect: CellRect) {
    scene.uncountedNode(of: view).look { $0.place(rect, self) }
  }
}
