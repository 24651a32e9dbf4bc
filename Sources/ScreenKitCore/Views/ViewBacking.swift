/// The data of a backend for a shown view: its bounds, its measured sizes and its pending changes.
///
/// A backend subclasses it and sets the ``BackendView/backing`` of each view of its tree.
@MainActor
open class ViewBacking {
  /// Creates a backing; called by subclasses.
  public init() {}

  /// Records a change of the view; called immediately, so an override should do nothing else.
  open func viewDidChange(_ change: ViewChange) {}

  /// Prepares for the release of the backing: the view is destroyed or gets another backing.
  open func viewWillLeave() {}

  /// Records a change of the appearance in `area`; by default, as a change of the whole view.
  open func viewDidChange(in area: SurfaceRect) { viewDidChange(.appearance) }
}

/// The extent of a change of a view; each case includes the previous cases.
public enum ViewChange: Hashable, Comparable, Sendable {
  /// The appearance within the same rectangle changed.
  case appearance
  /// The content changed, so the view may need another size.
  case content
  /// The children, the visibility or the layout constraints changed.
  case structure
}
