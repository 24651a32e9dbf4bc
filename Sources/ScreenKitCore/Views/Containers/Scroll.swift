/// A scrolling container of a view that may be taller than the visible area.
public final class Scroll: View, Scrollable, LayoutObserving {
  /// The layout of a scrolling view.
  public struct LayoutResult: Hashable, Sendable {
    /// The height of the content, in units.
    public var contentHeight: Int
    /// The height of the visible part, in units.
    public var visibleHeight: Int
    /// The track of the scroll bar; `nil` for none.
    public var track: ScrollTrack?

    /// Creates the layout of a scrolling view, by default without a scroll bar.
    public init(contentHeight: Int, visibleHeight: Int, track: ScrollTrack? = nil) {
      (self.contentHeight, self.visibleHeight) = (contentHeight, visibleHeight)
      self.track = track
    }
  }

  /// The height of the content above the visible part, in units.
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

  /// Whether the view accepts the focus if its content is scrollable and has no view for the focus.
  ///
  /// In all other cases, the focused control of the content passes scroll keys to this view.
  public var takesFocus = true

  /// Whether the space of the scroll bar stays free while all content is visible.
  ///
  /// If it is `false`, the content has the whole width then, and is narrower with a bar.
  public var keepsBarSpace = true { didSet { changed(.structure) } }

  /// The track of the scroll bar in the last layout; `nil` for none.
  public private(set) var scrollTrack: ScrollTrack?

  private var position = 0
  /// The view in the content to which the next layout scrolls.
  private weak var revealed: View?
  /// The height of the content in units; set by the backend.
  public private(set) var contentHeight = 0
  /// The height of the visible part in units; set by the backend.
  public private(set) var visibleHeight = 0
  /// Whether the content is taller than the visible part; `true` before the first layout.
  private var isScrollable = true

  /// Creates a scrolling view of `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Whether there is content above the visible part.
  public var hasMoreAbove: Bool { offset > 0 }
  /// Whether there is content below the visible part.
  public var hasMoreBelow: Bool { offset + visibleHeight < contentHeight }

  /// The visible part of the content, in units.
  public var scrollExtent: ScrollExtent {
    ScrollExtent(offset: offset, visible: visibleHeight, total: contentHeight)
  }

  /// Scrolls to `offset`, in units from the top of the content, or to the end of the content.
  public func scroll(toOffset offset: Int) { self.offset = offset }

  /// Stores the heights and corrects the scroll position.
  public func didLayOut(_ result: LayoutResult) {
    if result.visibleHeight != visibleHeight, revealed == nil { revealed = focusedContent }
    contentHeight = result.contentHeight
    visibleHeight = result.visibleHeight
    scrollTrack = result.track
    // The current layout uses the corrected offset, so no further change is reported.
    position = max(0, min(position, contentHeight - visibleHeight))
    guard isScrollable != (contentHeight > visibleHeight) else { return }
    isScrollable.toggle()
    withWindow { $0.checks.needsFocus = true }
  }

  /// Scrolls to `view` in the next layout; does nothing if `view` is not in the content.
  ///
  /// A view that receives the focus is revealed automatically.
  public func reveal(_ view: View) {
    guard view !== self, view.isWithin(self) else { return }
    revealed = view
    changed(.structure)
  }

  /// Returns and clears the view to which the current layout must scroll; `nil` if there is none.
  public func takeRevealed() -> View? {
    defer { revealed = nil }
    return revealed.flatMap { $0.isWithin(self) ? $0 : nil }
  }

  /// Scrolls as little as possible to show a part of the content, or the top of a part that is too
  /// tall.
  ///
  /// A backend calls this function during layout and then uses the corrected offset.
  ///
  /// - Parameters:
  ///  - top: The distance from the top of the content to the part, in units.
  ///  - height: The height of the part, in units.
  public func bringIntoSight(top: Int, height: Int) {
    let least = top + min(height, visibleHeight) - visibleHeight
    position = max(0, min(max(least, min(position, top)), contentHeight - visibleHeight))
  }

  /// The distance of a page step: the visible height less one line, so that one line remains
  /// visible.
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
    // An offset beyond the end is corrected at the next layout.
    position = offset
    changed(.structure)
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    let before = offset
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      switch press.key {
      // In the content, the arrow keys move the focus, which scrolls the content.
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
      default: return followScrollBar(pointer)
      }
    case .action(.scroll(let top)): offset = top
    case .key, .text, .paste, .action: return false
    }
    return offset != before
  }
}
