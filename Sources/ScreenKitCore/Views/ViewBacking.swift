/// What a backend keeps for a view that it shows: where it is, what was measured, what is stale.
///
/// A backend subclasses it and puts one into ``View/backing`` of each view of its tree.
@MainActor
open class ViewBacking {
  /// Makes a backing; called by subclasses.
  public init() {}

  /// Tells that the view changed; called at once, so it should only take a note.
  ///
  /// The view keeps its backing during the call, and must not be given another one in it.
  open func viewDidChange(_ change: ViewChange) {}

  /// Tells that the view lets go of the backing: it ends, or gets another one.
  open func viewWillLeave() {}

  /// Tells that a part of the view looks different; by default as if all of it did.
  open func viewDidChange(in area: SurfaceRect) { viewDidChange(.appearance) }
}

/// How much of a view a change concerns; each case includes the ones before it.
public enum ViewChange: Hashable, Comparable, Sendable {
  /// It looks different within the same rectangle.
  case appearance
  /// Its content is different, so it may need another size.
  case content
  /// Its children, its visibility or its layout constraints are different.
  case structure
}
