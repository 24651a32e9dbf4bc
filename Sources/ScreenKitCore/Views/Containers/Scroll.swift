/// Shows a part of a view that may be taller than the room for it.
public final class Scroll: View, ScrollMarking {
  /// How many units of the content lie above the visible part.
  public var offset: Int {
    get { position }
    set {
      let clamped = max(0, min(newValue, contentHeight - visibleHeight))
      if clamped != position {
        position = clamped
        changed(.structure)
      }
    }
  }

  /// Whether the focus can come here where there is something to scroll and nothing in the content
  /// can have the focus.
  ///
  /// A control of the content has the focus instead, and the keys that scroll come from there.
  public var takesFocus = true

  package var scrollMarks = ScrollMarkPlaces()

  private var position = 0
  /// A view of the content that is to be in sight after the next layout.
  private weak var revealed: View?
  /// Units from top to bottom of the content; told by the backend.
  public private(set) var contentHeight = 0
  /// Units from top to bottom of the visible part; told by the backend.
  public private(set) var visibleHeight = 0
  /// Whether some of the content is out of sight; before the first layout, as if it were.
  private var isScrollable = true

  /// Makes a scrolling view of `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Takes what a backend found when it laid out the content; called before it paints.
  ///
  /// - Parameters:
  ///   - contentHeight: Units that the content needs.
  ///   - visibleHeight: Units that there are.
  public func didLayOut(contentHeight: Int, visibleHeight: Int) {
    if visibleHeight != self.visibleHeight, revealed == nil { revealed = focusedContent }
    self.contentHeight = contentHeight
    self.visibleHeight = visibleHeight
    // The layout under way uses the corrected offset, so nothing has changed since.
    position = max(0, min(position, contentHeight - visibleHeight))
    guard isScrollable != (contentHeight > visibleHeight) else { return }
    isScrollable.toggle()
    withWindow { $0.needsFocusCheck = true }
  }

  /// Has `view`, which is within the content, in sight after the next layout.
  ///
  /// The focus does this by itself for the view that it comes to.
  public func reveal(_ view: View) {
    guard view !== self, view.isWithin(self) else { return }
    revealed = view
    changed(.structure)
  }

  /// The view that a layout under way is to bring into sight, once; `nil` if there is none.
  public func takeRevealed() -> View? {
    defer { revealed = nil }
    return revealed.flatMap { $0.isWithin(self) ? $0 : nil }
  }

  /// Moves no further than brings a part of the content into sight, its top first if it is long.
  ///
  /// Called by a backend during layout, which uses the corrected offset.
  ///
  /// - Parameters:
  ///   - top: Units of the content above the part.
  ///   - height: Units from top to bottom of the part.
  public func bringIntoSight(top: Int, height: Int) {
    let least = top + min(height, visibleHeight) - visibleHeight
    position = max(0, min(max(least, min(position, top)), contentHeight - visibleHeight))
  }

  /// The distance of a page: the visible height less one line, so that readers find their place.
  private var page: Int { max(1, visibleHeight - 1) }

  private var focusedContent: View? {
    guard let view = (root as? Window)?.focus?.view, view !== self, view.isWithin(self)
    else { return nil }
    return view
  }

  public override var role: SemanticRole { .scrollArea }
  public override var acceptsFocus: Bool {
    takesFocus && isScrollable && children.allSatisfy { FocusOrder.candidates(in: $0).isEmpty }
  }
  public override var savedState: SavedState.Value? { .int(position) }

  public override func restore(_ state: SavedState.Value) {
    guard case .int(let offset) = state, offset >= 0 else { return }
    // What lies beyond the end is taken back when the content is laid out.
    position = offset
    changed(.structure)
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    let before = offset
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      switch press.key {
      // Within the content the arrows move the focus, which takes the content along.
      case .up, .down:
        if focusedContent != nil { return false }
        offset += press.key == .up ? -1 : 1
      case .pageUp: offset -= page
      case .pageDown: offset += page
      case .home: offset = 0
      case .end: offset = contentHeight
      default: return false
      }
    case .pointer(let pointer):
      switch pointer.action {
      case .scroll(_, let y): offset += 3 * y
      case .down(.left):
        guard let direction = scrollMarks.direction(at: pointer.location, in: self)
        else { return false }
        offset += direction * page
      default: return false
      }
    case .key, .text, .paste: return false
    }
    return offset != before
  }
}
