/// The data that a backend keeps for a shown view: its bounds, its measures and its pending
/// changes.
///
/// A backend subclasses it and sets the ``BackendView/backing`` of each view of its tree.
@MainActor
open class ViewBacking {
  /// Creates a backing; called by subclasses.
  public init() {}

  /// Called at once when the view changed, so it should only record the change.
  open func viewDidChange(_ change: ViewChange) {}

  /// Called when the view releases the backing: the view ends, or gets another one.
  open func viewWillLeave() {}

  /// Called when the appearance of a part of the view changed; by default treats it as the whole
  /// view.
  open func viewDidChange(in area: SurfaceRect) { viewDidChange(.appearance) }
}

/// The extent of a change of a view; each case includes the ones before it.
public enum ViewChange: Hashable, Comparable, Sendable {
  /// The appearance within the same rectangle changed.
  case appearance
  /// The content changed, so the view may need another size.
  case content
  /// The children, the visibility or the layout constraints changed.
  case structure
}
