/// A rectangular part of a screen, with state, children and input handling, but without drawing.
///
/// A view does not depend on models, controllers or backends. A backend draws it with the look's
/// painter for the view's class, or for the nearest superclass with a painter. A custom view either
/// combines other views or provides a painter.
@MainActor
open class View {
  /// The identity by which documents, saved state and tests find the view; unique within a screen.
  ///
  /// The saved value of a view with an identity is restored after the first
  /// ``Controller/refresh()``, without calls of its closures. A screen with other views that depend
  /// on this value, such as a filtered list, calls `refresh()` in `appear()`.
  public final var id: ViewID?

  /// The view that contains this one; `nil` for a root.
  @inlinable public final var parent: View? { container?.takeUnretainedValue() }

  /// The ``parent`` without reference counting, for fast walks to the root.
  @inlinable package final var container: Unmanaged<View>? { storedParent }

  /// The views contained in this one, in reading order.
  @inlinable public final var children: [View] { storedChildren }

  /// Whether the view accepts input; a disabled view also disables its descendants.
  @exclusivity(unchecked) public final var isEnabled = true {
    didSet { if isEnabled != oldValue { isEnabledDidChange() } }
  }

  /// Responds to a change of ``isEnabled``.
  func isEnabledDidChange() { changed(.appearance) }

  /// Whether the framework currently blocks all input to the view.
  var isWithheld: Bool { false }

  /// Whether the view is invisible and takes no space in the layout.
  public final var isHidden: Bool {
    @inlinable get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      constraintsChanged()
    }
  }

  /// The meaning of the view's appearance; the look defines its colours and attributes.
  public final var style: ViewStyle {
    @inlinable get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      changed(.appearance)
    }
  }

  /// The layout constraints of the view in its container.
  public final var layout: LayoutConstraints {
    @inlinable get { storedLayout }
    set {
      guard newValue != storedLayout else { return }
      storedLayout = newValue
      constraintsChanged()
    }
  }

  /// The layout direction of the view and its descendants; `nil` uses the parent's.
  @inlinable package final var layoutDirection: LayoutDirection? { storedLayout.direction }

  /// Whether a layout from right to left mirrors the view's own drawing, the positions of its
  /// children, the arrow keys and the pointer.
  ///
  /// It is `false` for a view with a fixed meaning of left and right, such as a picture. The layout
  /// direction still applies to its children.
  open var mirrorsContent: Bool { true }

  /// Whether the view has the focus and receives keys first; set by the window's focus.
  @inlinable public internal(set) final var isFocused: Bool {
    get { storedIsFocused }
    set {
      guard newValue != storedIsFocused else { return }
      storedIsFocused = newValue
      changed(.appearance)
    }
  }

  /// Whether the screen of this root view has paused, so its animations stop.
  final var isPaused = false

  /// The data that the backend keeps for this view; `nil` while it is not shown.
  @usableFromInline package final var backing: ViewBacking? {
    @inlinable get { storedBacking }
    set {
      storedBacking?.viewWillLeave()
      storedBacking = newValue
      if storedExtras != nil { backingDidChange() }
    }
  }

  /// The name for screen readers, which replaces the view's own text; `nil` for that text.
  public final var accessibleName: String?

  // Backends read these properties in each frame. Other modules do not see the attribute for
  // unchecked exclusivity, so they use inlinable properties. Each property is set in a single step
  // without calls of other code. Decisions 0058 and 0111 contain the profiles.

  /// The parent, not retained and not counted: a parent sets it to `nil` before its own release.
  @exclusivity(unchecked) @usableFromInline
  final private(set) var storedParent: Unmanaged<View>?
  @exclusivity(unchecked) @usableFromInline final private(set) var storedChildren: [View] = []
  @exclusivity(unchecked) @usableFromInline final private(set) var storedIsHidden = false
  @exclusivity(unchecked) @usableFromInline final private(set) var storedIsFocused = false
  @exclusivity(unchecked) @usableFromInline final private(set) var storedStyle = ViewStyle()
  @exclusivity(unchecked) @usableFromInline final private(set) var storedLayout =
    LayoutConstraints()
  @exclusivity(unchecked) @usableFromInline final private(set) var storedBacking: ViewBacking?
  /// The rarely used properties; `nil` while all of them have their default values.
  @exclusivity(unchecked) @usableFromInline final var storedExtras: ViewExtras?

  /// Creates a view without children.
  public init() {}

  isolated deinit {
    storedBacking?.viewWillLeave()
    for child in storedChildren { child.storedParent = nil }
  }

  /// The role of the view in the accessibility tree.
  open var role: SemanticRole { children.isEmpty ? .none : .group }

  /// The text by which screen readers and tests identify the view.
  open var accessibleText: String { accessibleName ?? "" }

  /// The value of the view, which a screen reader announces after the name; empty if it has none.
  open var accessibleValue: String { "" }

  /// The part that represents the focus, such as the highlighted row; `nil` for the view itself.
  open var focusPart: View? { nil }

  /// The accessibility description of the view, beside its role and its name.
  ///
  /// The default contains the ``accessibleValue`` and all children. A view overrides this property
  /// to describe its position in a set, or to present its children itself.
  open var semanticDetails: SemanticDetails {
    SemanticDetails(value: accessibleValue, parts: children)
  }

  /// The state to save with the screen; `nil` for none.
  ///
  /// It is only read from views with an ``id``.
  open var savedState: SavedState.Value? { nil }

  /// Restores a ``savedState`` of an earlier instance; ignores invalid values.
  open func restore(_ state: SavedState.Value) {}

  /// The keys to show as hints while the view or a descendant has the focus; at most two.
  open var keyHints: [KeyHint] { [] }

  /// Whether the view accepts the focus; the view must call ``changed(_:)`` when this changes.
  open var acceptsFocus: Bool { false }

  /// The view that gets the focus after a handled press of the pointer, or in place of a view that
  /// does not accept the focus.
  open var focusTarget: View { self }

  /// The duration of each animation frame; `nil` while the view is not animated.
  ///
  /// The view must call ``changed(_:)`` when an animation begins.
  open var frameInterval: Duration? { nil }

  /// Sets stored texts again, after a change of language or of the app; see ``followLanguage()``.
  func languageDidChange() {}

  /// Shows the next animation frame; called only while the view is visible and its screen is in
  /// front.
  open func showNextFrame() {}

  /// Handles `input` and returns `true`, or returns `false` to pass it to the parent.
  ///
  /// The application receives a thrown error: see ``PresentableError``.
  open func handle(_ input: ViewInput) throws -> Bool { false }

  /// Notifies the backend that the view changed; subclasses call it from their setters.
  public final func changed(_ change: ViewChange) {
    // The backing is not retained, since the view keeps it alive and the call only records the
    // change. A local variable would retain the backing during the call.
    storedBacking.map(Unmanaged.passUnretained)?.borrow { $0.viewDidChange(change) }
    if change == .structure {
      withWindow { $0.structureDidChange(of: self) }
    } else if acceptsFocus || !children.isEmpty {
      withWindow { $0.checks.isFocusIdle = false }
    }
  }

  /// Notifies the backend that only the appearance of `area` changed.
  ///
  /// The area must cover whole characters. It is relative to the view's top left corner without
  /// padding.
  public final func changed(in area: SurfaceRect) { backing?.viewDidChange(in: area) }

  /// Requests a new layout of the view and its container, even for an unchanged size of the view.
  func constraintsChanged() {
    changed(.structure)
    parent?.changed(.structure)
  }
}

extension View {
  /// Adds `child` at `index` among the children, and removes it from its former parent.
  ///
  /// - Parameters:
  ///  - child: The view.
  ///  - index: The index; `nil` for the end.
  public final func add(_ child: View, at index: Int? = nil) {
    adopt(child, at: index ?? children.count)
    changed(.structure)
  }

  /// Replaces the children by `views`, in this order.
  public final func setChildren(_ views: [View]) {
    for child in storedChildren { child.storedParent = nil }
    storedChildren = []
    if adopt(views) {
      storedChildren = views
    } else {
      for view in views { adopt(view, at: storedChildren.count) }
    }
    changed(.structure)
  }

  /// Becomes the parent of `views`; returns `false`, without a change, if one of them already has a
  /// parent.
  private func adopt(_ views: [View]) -> Bool {
    for (index, view) in views.enumerated() {
      guard view.storedParent == nil, !isWithin(view) else {
        for taken in views[..<index] { taken.storedParent = nil }
        return false
      }
      view.storedParent = .passUnretained(self)
    }
    return true
  }

  /// Replaces the first child `old` by `new`, and reports one change.
  final func replaceFirst(_ old: View?, by new: View?) {
    if let old, old.parent === self {
      storedChildren.removeAll(old)
      old.storedParent = nil
    } else {
      old?.removeFromParent()
    }
    if let new { adopt(new, at: 0) }
    changed(.structure)
  }

  private func adopt(_ child: View, at index: Int) {
    precondition(
      !isWithin(child), "insert: \(child.nameInCode) would be inside itself: \(pathInCode) (SK208)")
    child.removeFromParent()
    storedChildren.insert(child, at: min(index, storedChildren.count))
    child.storedParent = .passUnretained(self)
  }

  /// Replaces the children by `views` without parents, during the layout of the view itself.
  ///
  /// The current layout already uses them, so no change is reported.
  final func arrange(_ views: [View]) {
    if !storedChildren.isIdentical(to: views) {
      for child in storedChildren { child.storedParent = nil }
      storedChildren.removeAll(keepingCapacity: true)
      storedChildren += views
      for child in storedChildren { child.storedParent = .passUnretained(self) }
    }
    withWindow { $0.structureDidChange(of: self) }
  }

  /// Removes the view from its parent; does nothing if it has none.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll(self)
    storedParent = nil
    parent.changed(.structure)
  }
}

extension [View] {
  /// Returns whether `views` are the same objects in the same order.
  fileprivate func isIdentical(to views: [View]) -> Bool {
    guard count == views.count else { return false }
    for index in indices where self[index] !== views[index] { return false }
    return true
  }

  /// Removes `view` from all positions.
  fileprivate mutating func removeAll(_ view: View) {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === view { remove(at: index) }
    }
  }
}
