/// The interface of a view to backends, drivers and tests; see ``BackendAccess/backend``.
///
/// Its members depend on the view's class `Base`. Apps do not need these members for their screens.
@MainActor
public struct BackendView<Base: View> {
  @usableFromInline let base: Base

  @usableFromInline
  init(_ base: Base) { self.base = base }
}

/// A protocol for the typed property ``backend`` of views; every ``View`` conforms, and no other
/// type.
@MainActor
public protocol BackendAccess: View {}

extension View: BackendAccess {}

extension BackendAccess {
  /// The interface of the view to backends, drivers and tests.
  @inlinable public var backend: BackendView<Self> { BackendView(self) }
}

// MARK: Every view

extension BackendView {
  /// The data that the backend keeps for the view; `nil` while it is not shown.
  @inlinable public var backing: ViewBacking? {
    get { base.backing }
    nonmutating set { base.backing = newValue }
  }

  /// The view and its ancestors, from the view itself to the root of its tree.
  public var path: some Sequence<View> { base.path }

  /// The root of the tree that contains the view.
  public var root: View { base.root }

  /// Whether the view and all its ancestors are shown; `false` if one of them is hidden.
  public var isEffectivelyShown: Bool { base.isEffectivelyShown }

  /// The layout direction of the view: its own, or else that of its nearest ancestor with a
  /// direction.
  public var effectiveLayoutDirection: LayoutDirection { base.effectiveLayoutDirection }

  /// Returns whether the view is `ancestor` or a descendant of it.
  public func isWithin(_ ancestor: View) -> Bool { base.isWithin(ancestor) }

  /// Returns the first of the view and its descendants, in reading order, for which `predicate` is
  /// true.
  public func first(where predicate: (View) -> Bool) -> View? { base.first(where: predicate) }

  /// Calls `body` with the view and all its shown descendants, in reading order.
  public func forEachShown(_ body: (View) -> Void) { base.forEachShown(body) }

  /// The visible scroll bar of the view; `nil` if all content is visible, or the view does not
  /// scroll.
  public var scrollBar: ScrollBar? { (base as? any Scrollable)?.scrollBar }
}
