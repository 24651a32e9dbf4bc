import ScreenKitCore

/// What is around a view: whether it is seen, where, and what may stand in front of it.
@MainActor
struct Surroundings {
  /// Whether the view is in the tree, and nothing around it is hidden or painted again itself.
  private(set) var isSeen = true
  /// What of the surface shows the view.
  private(set) var clip: CellRect
  /// The outermost container in which the view may stand in front of others, and what shows it.
  ///
  /// Not retained, since it is asked for only while the tree is painted.
  private(set) var layers: (container: Unmanaged<ViewNode>, clip: CellRect)?

  /// Around the window there is nothing but the surface's edge.
  init(window: CellRect) { clip = window }

  /// Around what has left the tree there is nothing at all.
  static var nowhere: Surroundings {
    var around = Surroundings(window: .zero)
    around.isSeen = false
    return around
  }

  /// What is around the children of `container`, around which this is.
  func within(_ container: ViewNode) -> Surroundings {
    var inner = self
    if container.damage.isWhole || container.view.isHidden { inner.isSeen = false }
    inner.clip = clip.intersection(container.contentRect)
    if layers == nil, container.hasLayers {
      inner.layers = (Unmanaged.passUnretained(container), inner.clip)
    }
    return inner
  }
}
