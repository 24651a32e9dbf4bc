/// A container of two views side by side, or of only one of them where there is too little space.
///
/// A typical pair is a list and the details of its selected item. The look decides how much space
/// both need. The user moves the divider with the pointer, or with Alt-< and Alt->.
public final class Split: View, LayoutObserving {
  /// The parts of a split view.
  public enum Part: Hashable, Sendable {
    /// The first view, such as a list.
    case side
    /// The second view, such as the details.
    case content
  }

  /// The first view; its layout constraints give its preferred width.
  public let side: View

  /// The second view; its minimum width is the space that it needs beside the first.
  public var content: View {
    didSet {
      guard content !== oldValue else { return }
      oldValue.removeFromParent()
      add(content)
      hideOther()
    }
  }

  /// The part to show where there is space for only one.
  public var shown = Part.side {
    didSet { if shown != oldValue { hideOther() } }
  }

  /// Whether there is space for only one part; set by the backend.
  public private(set) var isNarrow = false

  /// The width that the user gave to ``side``, in units; `nil` while it follows the layout
  /// constraints.
  ///
  /// It is limited by the available space, and saved if the view has an ``View/id``.
  public var sideWidth: Int? {
    didSet { if sideWidth != oldValue { changed(.structure) } }
  }

  /// The division of the space; `nil` where there is space for only one part.
  private var division: Division?
  /// Whether the pointer drags the divider.
  private var isHeld = false

  /// Called after the space became too narrow for both parts, or wide enough again.
  public var onNarrow: (@MainActor (Bool) throws -> Void)?

  /// Creates a split view of `side` and, beside it, `content`.
  public init(_ side: View, _ content: View) {
    self.side = side
    self.content = content
    super.init()
    setChildren([side, content])
  }

  /// The division of the space between both parts, as a backend laid it out.
  public struct Division: Hashable, Sendable {
    /// The distance from the left edge, without padding, to the divider, in units.
    public let side: Int
    /// The widths of the first part that leave both parts the space that they need.
    public let limits: ClosedRange<Int>

    /// Creates a division with the divider at `side`, which the user can move within `limits`.
    public init(side: Int, limits: ClosedRange<Int>) {
      (self.side, self.limits) = (side, limits)
    }
  }

  /// Stores the division of the space, or `nil` where there is space for only one part.
  public func didLayOut(_ division: Division?) {
    self.division = division
    if division == nil { isHeld = false }
    let isNarrow = division == nil
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    hideOther()
    // The surface is being shown, so the focus change and the app's code run in a turn of their
    // own.
    application?.run { [weak self] in try self?.onNarrow?(isNarrow) }
  }

  public override var savedState: SavedState.Value? { sideWidth.map(SavedState.Value.int) }

  public override func restore(_ state: SavedState.Value) {
    if case .int(let width) = state, width >= 0 { sideWidth = width }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, let division else { return false }
    switch input {
    case .key(let press) where press.modifiers == .alt && press.phase != .up:
      switch press.key {
      case "<": move(to: division.side + (isMirrored ? 1 : -1))
      case ">": move(to: division.side + (isMirrored ? -1 : 1))
      default: return false
      }
    case .pointer(let pointer): return follow(pointer, division)
    case .action(.setValue(.int(let width))): move(to: width)
    case .action(.step(let count)):
      move(to: division.side + min(max(count, -division.side), division.limits.upperBound))
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private func follow(_ pointer: PointerInput, _ division: Division) -> Bool {
    let x = pointer.location.x - layout.padding.start
    switch pointer.action {
    case .down(.left):
      // Only the divider belongs to this view; the parts beside it are in front of it.
      guard x == division.side else { return false }
      isHeld = true
    case .drag(.left) where isHeld: move(to: x)
    case .up(.left) where isHeld: isHeld = false
    default: return false
    }
    return true
  }

  /// Moves the divider to `side`, within the limits of both parts.
  private func move(to side: Int) {
    guard let limits = division?.limits else { return }
    sideWidth = min(max(side, limits.lowerBound), limits.upperBound)
  }

  private func hideOther() {
    side.isHidden = isNarrow && shown == .content
    content.isHidden = isNarrow && shown == .side
  }
}
