/// A rectangle of a screen: state, structure and events, but no drawing (F-018 to F-026).
///
/// A view does not know models, controllers or backends. A backend draws it with the painter
/// that its look has for the view's class or for the nearest superclass that has one. A view
/// of one's own either composes others or comes with a painter.
@MainActor
open class View {
  /// The name by which documents, saved state and tests find the view; unique within a screen.
  public final var id: ViewID?

  /// The view that this one is placed in.
  @inlinable public final var parent: View? { container?.takeUnretainedValue() }

  /// The ``parent`` for walks upwards, which need not count a reference to each view on the way.
  @inlinable package final var container: Unmanaged<View>? { storedParent }

  /// The views placed in this one, in reading order.
  @inlinable public final var children: [View] { storedChildren }

  /// Whether the view accepts input; a disabled parent disables all below it.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { changed(.appearance) } }
  }

  /// Whether the framework keeps all input from the view for the time being.
  var isWithheld: Bool { false }

  /// Whether the view is out of the layout and out of sight.
  public final var isHidden: Bool {
    @inlinable get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      changedWishes()
    }
  }

  /// What the view's appearance means.
  public final var style: ViewStyle {
    @inlinable get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      changed(.appearance)
    }
  }

  /// What the view asks of its container.
  public final var layout: LayoutConstraints {
    @inlinable get { storedLayout }
    set {
      guard newValue != storedLayout else { return }
      storedLayout = newValue
      changedWishes()
    }
  }

  /// Whether keys go to this view first; set by the focus of its window.
  public internal(set) final var isFocused = false {
    didSet { if isFocused != oldValue { changed(.appearance) } }
  }

  /// Whether the Tab key comes to what is in the view once, as to one control.
  ///
  /// It comes to where the focus was in it last. The arrow keys move between its controls, as in a
  /// toolbar.
  public final var isFocusGroup = false

  /// Whether the screen whose view this is has paused, so that what is in it stands still.
  final var isPaused = false

  /// What the backend keeps for this view; `nil` while it is not shown.
  public final var backing: ViewBacking? {
    @inlinable get { storedBacking }
    set {
      storedBacking?.viewWillLeave()
      storedBacking = newValue
    }
  }

  /// What a screen reader calls the view instead of its own text.
  public final var accessibleName: String?

  // What is read of each view in each frame, mostly by other modules. Those do not know what is not
  // checked here, so they read it by what they can inline. All of it is set in a single step,
  // within which nobody is called.

  /// Not retained and not counted: a parent sets it to `nil` before it goes.
  @exclusivity(unchecked) @usableFromInline
  final private(set) var storedParent: Unmanaged<View>?
  @exclusivity(unchecked) @usableFromInline final private(set) var storedChildren: [View] = []
  @exclusivity(unchecked) @usableFromInline final private(set) var storedIsHidden = false
  @exclusivity(unchecked) @usableFromInline final private(set) var storedStyle = ViewStyle()
  @exclusivity(unchecked) @usableFromInline final private(set) var storedLayout =
    LayoutConstraints()
  @exclusivity(unchecked) @usableFromInline final private(set) var storedBacking: ViewBacking?

  /// Makes a view without children.
  public init() {}

  isolated deinit {
    storedBacking?.viewWillLeave()
    for child in storedChildren { child.storedParent = nil }
  }

  /// What kind of thing the view is.
  open var role: SemanticRole { children.isEmpty ? .none : .group }

  /// The text by which a screen reader or a test knows the view.
  open var accessibleText: String { accessibleName ?? "" }

  /// What the view holds, as a screen reader says it after the name; empty if it holds nothing.
  open var accessibleValue: String { "" }

  /// The part at which the view's focus is, such as the current row; `nil` is the view itself.
  package var focusPart: View? { nil }

  /// What is told of the view to someone who cannot see it, beside its role and its name.
  var semanticDetails: SemanticDetails { SemanticDetails(value: accessibleValue, parts: children) }

  /// What is to be kept of the view when its screen is saved; `nil` keeps nothing (F-105).
  ///
  /// Asked only of views with an ``id``.
  open var savedState: SavedState.Value? { nil }

  /// Takes over what an earlier instance had as its ``savedState``; what does not fit is ignored.
  open func restore(_ state: SavedState.Value) {}

  /// Whether the focus can come here; where that changes, the view must tell of a change.
  open var acceptsFocus: Bool { false }

  /// The view that gets the focus when this one takes a press of the pointer.
  open var focusTarget: View { self }

  /// How long each frame stays while the view moves by itself; `nil` while it stands still.
  ///
  /// When it begins to move, the view must tell of a change, as it does of any.
  open var frameInterval: Duration? { nil }

  /// Goes on to the next frame; called only while the view is seen and its screen is in front.
  open func showNextFrame() {}

  /// Reacts to input, and says whether it is dealt with; if not, the parent is asked next.
  ///
  /// An error thrown here goes the way of all errors: see ``PresentableError``.
  open func handle(_ input: ViewInput) throws -> Bool { false }

  /// Tells the backend that the view changed; subclasses call it from their setters.
  public final func changed(_ change: ViewChange) {
    // Not counted: the view keeps it, and it only takes a note.
    if let storedBacking {
      Unmanaged.passUnretained(storedBacking).look { $0.viewDidChange(change) }
    }
    if change == .structure || acceptsFocus || !children.isEmpty { reconsiderFocus() }
  }

  /// Tells the backend that only the part in `area` looks different, and that it covers whole
  /// characters; counted from the view's top left corner, padding taken off.
  public final func changed(in area: SurfaceRect) { backing?.viewDidChange(in: area) }

  private func reconsiderFocus() { withWindow { $0.isFocusIdle = false } }

  /// Its container must divide the room anew, even if the view itself needs as much as before.
  private func changedWishes() {
    changed(.structure)
    parent?.changed(.structure)
  }
}

extension View {
  /// Places `child` behind the last child, taking it from where it was.
  public final func add(_ child: View) { insert(child, at: children.count) }

  /// Places `child` at `index` among the others, taking it from where it was.
  public final func insert(_ child: View, at index: Int) {
    take(child, at: index)
    changed(.structure)
  }

  /// Makes `views` the children, in this order.
  public final func setChildren(_ views: [View]) {
    for child in storedChildren { child.storedParent = nil }
    storedChildren = []
    if adopt(views) {
      storedChildren = views
    } else {
      for view in views { take(view, at: storedChildren.count) }
    }
    changed(.structure)
  }

  /// Becomes the parent of `views`, unless one of them has to be taken from elsewhere before.
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

  /// Has `new` be the first child, in the place of `old`, and tells of it once.
  final func replaceFirst(_ old: View?, by new: View?) {
    if let old, old.parent === self {
      storedChildren.removeAll(old)
      old.storedParent = nil
    } else {
      old?.removeFromParent()
    }
    if let new { take(new, at: 0) }
    changed(.structure)
  }

  private func take(_ child: View, at index: Int) {
    precondition(!isWithin(child), "insert: a view cannot be placed inside itself")
    child.removeFromParent()
    storedChildren.insert(child, at: min(index, storedChildren.count))
    child.storedParent = .passUnretained(self)
  }

  /// Makes `views`, taken from nowhere else, the children while the view itself is laid out.
  ///
  /// The layout under way sees them, so nothing needs to be told.
  final func arrange(_ views: [View]) {
    if !storedChildren.isIdentical(to: views) {
      for child in storedChildren { child.storedParent = nil }
      storedChildren.removeAll(keepingCapacity: true)
      storedChildren += views
      for child in storedChildren { child.storedParent = .passUnretained(self) }
    }
    reconsiderFocus()
  }

  /// Takes the view out of its parent; nothing happens if it has none.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll(self)
    storedParent = nil
    parent.changed(.structure)
  }
}

extension [View] {
  /// Whether `views` are the same objects in the same order.
  fileprivate func isIdentical(to views: [View]) -> Bool {
    guard count == views.count else { return false }
    for index in indices where self[index] !== views[index] { return false }
    return true
  }

  /// Takes out `view`, wherever it is.
  fileprivate mutating func removeAll(_ view: View) {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === view { remove(at: index) }
    }
  }
}
