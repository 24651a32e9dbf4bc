import ScreenKitCore

/// What is around the views of a container: whether they are seen, where, and what with.
@MainActor
struct Surroundings {
  /// Whose children they are; `nil` for the window, which has nothing around it.
  let container: ViewNode?
  /// Whether they are in the tree, not hidden, and not painted with one that they are in.
  private(set) var isSeen = true
  /// What of the surface shows them.
  private(set) var clip: CellRect
  /// The outermost container in which they may stand in front of others, and what shows it.
  private(set) var layers: (container: ViewNode, clip: CellRect)?

  init(of container: ViewNode?, in scene: ViewScene) {
    self.container = container
    clip = scene.grid.bounds
    var ancestor = container
    while let current = ancestor {
      if current.damage.isWhole || current.view.isHidden { isSeen = false }
      let content = current.contentRect
      clip = clip.intersection(content)
      if current.hasLayers {
        layers = (current, content.intersection(scene.grid.bounds))
      } else if let inner = layers {
        layers = (inner.container, inner.clip.intersection(content))
      }
      ancestor = current.parent
      if ancestor == nil, !scene.isRoot(current) { isSeen = false }
    }
  }
}
