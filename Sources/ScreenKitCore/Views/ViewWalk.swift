extension View {
  /// The view and its ancestors, from the view itself to the root of its tree.
  package final var path: some Sequence<View> { sequence(first: self, next: \.parent) }

  /// The root of the tree that contains the view.
  package final var root: View {
    var view = Unmanaged.passUnretained(self)
    while let next = view.container { view = next }
    return view.takeUnretainedValue()
  }

  /// Whether the view and all its ancestors are enabled.
  public final var isEffectivelyEnabled: Bool {
    var view = Unmanaged.passUnretained(self)
    while view.borrow({ $0.isEnabled && !$0.isWithheld }) {
      guard let next = view.container else { return true }
      view = next
    }
    return false
  }

  /// Whether the view and all its ancestors are shown; `false` if one of them is hidden.
  package final var isEffectivelyShown: Bool {
    var view = Unmanaged.passUnretained(self)
    while view.borrow({ !$0.isHidden }) {
      guard let next = view.container else { return true }
      view = next
    }
    return false
  }

  /// Returns whether the view is `ancestor` or a descendant of it.
  package final func isWithin(_ ancestor: View) -> Bool {
    let wanted = Unmanaged.passUnretained(ancestor).toOpaque()
    var view = Unmanaged.passUnretained(self)
    while view.toOpaque() != wanted {
      guard let next = view.container else { return false }
      view = next
    }
    return true
  }

  /// Calls `body` with the window that contains the view, if any, without retaining it.
  @inline(__always)
  final func withWindow(_ body: (Window) -> Void) {
    var view = Unmanaged.passUnretained(self)
    while let next = view.container { view = next }
    view.borrow { if let window = $0 as? Window { body(window) } }
  }

  /// Returns the first of the view and its descendants, in reading order, for which `predicate` is
  /// true.
  package final func first(where predicate: (View) -> Bool) -> View? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// Returns the view with `id` among the view and its descendants; `nil` if there is none.
  public final func view(_ id: ViewID) -> View? { first { $0.id == id } }

  /// Calls `body` with the view and all its shown descendants, in reading order.
  package final func forEachShown(_ body: (View) -> Void) {
    guard !isHidden else { return }
    body(self)
    forEachChild { $0.forEachShown(body) }
  }

  /// Calls `body` with each child, in reading order.
  @inlinable @inline(__always)
  package final func forEachChild(_ body: (View) -> Void) { storedChildren.forEachUncounted(body) }
}

extension Array where Element: AnyObject {
  /// Calls `body` with each object, without reference counting.
  ///
  /// Reference counting costs more than most of the work on an object.
  @inlinable @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    // An empty array needs no retain of its storage either.
    if isEmpty { return }
    for index in indices { Unmanaged.passUnretained(self[index]).borrow(body) }
    _fixLifetime(self)
  }
}

@MainActor
extension Unmanaged<View> {
  /// The view that contains this one; the tree keeps its views alive during the walk.
  fileprivate var container: Unmanaged<View>? { self.borrow { $0.container } }
}
