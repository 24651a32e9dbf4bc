/// The interface of a view to backends, drivers and tests; see ``BackendAccess/backend``.
///
/// Apps do not need its members to build their screens. The members depend on the class `Base` of
/// the view.
@MainActor
public struct BackendView<Base: View> {
  @usableFromInline let base: Base

  @usableFromInline
  init(_ base: Base) { self.base = base }
}

/// A view with an interface to backends: every ``View``, and nothing else.
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

  /// The view itself, its parent, and so on to the root of its tree.
  public var path: some Sequence<View> { base.path }

  /// The root of the tree that contains the view.
  public var root: View { base.root }

  /// Whether neither the view nor any view around it is hidden.
  public var isEffectivelyShown: Bool { base.isEffectivelyShown }

  /// The direction of the layout in the view: its own, or that of the nearest view around it.
  public var effectiveLayoutDirection: LayoutDirection { base.effectiveLayoutDirection }

  /// Returns whether the view is `ancestor` or a descendant of it.
  public func isWithin(_ ancestor: View) -> Bool { base.isWithin(ancestor) }

  /// Returns the first view that satisfies `predicate`, in reading order, this one included.
  public func first(where predicate: (View) -> Bool) -> View? { base.first(where: predicate) }

  /// Calls `body` with the view and all its descendants that are not hidden, in reading order.
  public func forEachShown(_ body: (View) -> Void) { base.forEachShown(body) }

  /// The visible scroll bar of the view; `nil` if all of its content is visible.
  public var scrollBar: ScrollBar? { (base as? any Scrollable)?.scrollBar }
}
