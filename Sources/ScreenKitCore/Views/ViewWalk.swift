extension View {
  /// The view itself, its parent, and so on to the root of its tree.
  public final var path: some Sequence<View> { sequence(first: self, next: \.parent) }

  /// The root of the tree that the view is in.
  public final var root: View {
    var view = Unmanaged.passUnretained(self)
    while let next = view.container { view = next }
    return view.takeUnretainedValue()
  }

  /// Whether neither the view nor anything that it is in is disabled.
  public final var isEffectivelyEnabled: Bool {
    var view = Unmanaged.passUnretained(self)
    while view.look({ $0.isEnabled && !$0.isWithheld }) {
      guard let next = view.container else { return true }
      view = next
    }
    return false
  }

  /// Whether neither the view nor anything that it is in is hidden.
  public final var isEffectivelyShown: Bool {
    var view = Unmanaged.passUnretained(self)
    while view.look({ !$0.isHidden }) {
      guard let next = view.container else { return true }
      view = next
    }
    return false
  }

  /// Whether the view is `ancestor` or lies within it.
  public final func isWithin(_ ancestor: View) -> Bool {
    let wanted = Unmanaged.passUnretained(ancestor).toOpaque()
    var view = Unmanaged.passUnretained(self)
    while view.toOpaque() != wanted {
      guard let next = view.container else { return false }
      view = next
    }
    return true
  }

  /// The window that the view is in, for who needs no reference to it.
  @inline(__always)
  final func withWindow(_ body: (Window) -> Void) {
    var view = Unmanaged.passUnretained(self)
    while let next = view.container { view = next }
    view.look { if let window = $0 as? Window { body(window) } }
  }

  /// The first view that satisfies `predicate`, in reading order, this one included.
  public final func first(where predicate: (View) -> Bool) -> View? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// The view with `id`, of whatever class.
  public final func view(_ id: ViewID) -> View? { first { $0.id == id } }

  /// Calls `body` with the view and all below it that are not hidden, in reading order.
  public final func forEachShown(_ body: (View) -> Void) {
    guard !isHidden else { return }
    body(self)
    forEachChild { $0.forEachShown(body) }
  }

  /// Calls `body` with each of the present children, in reading order.
  @inlinable @inline(__always)
  package final func forEachChild(_ body: (View) -> Void) { storedChildren.forEachUncounted(body) }
}

extension Array where Element: AnyObject {
  /// Calls `body` with each of the objects, without counting references to them: that costs more than
  /// most of what is done with them.
  @inlinable @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    // The storage of none is not counted either.
    if isEmpty { return }
    for index in indices { Unmanaged.passUnretained(self[index]).look(body) }
    _fixLifetime(self)
  }
}

@MainActor
extension Unmanaged<View> {
  /// What the view is placed in; the tree keeps all of them while it is walked.
  fileprivate var container: Unmanaged<View>? { look { $0.container } }
}
