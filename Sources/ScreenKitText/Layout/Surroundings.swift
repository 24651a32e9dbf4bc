import ScreenKitCore

/// The context in which a view is painted: its visibility, its clip, and views that may overlap.
@MainActor
struct Surroundings {
  /// Whether the view is in the tree, and no container of it is hidden or repainted as a whole.
  private(set) var isSeen = true
  /// The part of the surface in which the view is visible.
  private(set) var clip: CellRect
  /// The outermost container in which the view may overlap others, and that container's clip.
  ///
  /// It is not retained, since it is used only during the painting of the tree.
  private(set) var layers: (container: Unmanaged<ViewNode>, clip: CellRect)?

  /// Creates the context of the window, which is clipped by the surface alone.
  init(window: CellRect) { clip = window }

  /// The context of a view that has left the tree.
  static var nowhere: Surroundings {
    var around = Surroundings(window: .zero)
    around.isSeen = false
    return around
  }

  /// Returns the context of the children of `container`, from the context of `container`.
  func within(_ container: ViewNode) -> Surroundings {
    var inner = self
    if container.damage.isWhole || container.view.isHidden { inner.isSeen = false }
    inner.clip = clip.intersection(container.contentRect)
    // A translucent view is blended as a whole with the cells behind it.
    if layers == nil, container.hasLayers || container.view.isTranslucent {
      inner.layers = (Unmanaged.passUnretained(container), inner.clip)
    }
    return inner
  }
}
