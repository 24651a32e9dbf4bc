/// A view beside another one; where there is no room for both, only one of them is shown (F-140).
///
/// A list and what is chosen in it are the usual pair. The look decides how much room both need.
/// The user moves the line between both with the pointer, or with Alt-< and Alt->.
public final class Split: View {
  /// The two parts.
  public enum Part: Hashable, Sendable {
    /// The view that leads, such as a list.
    case side
    /// The view that it leads to.
    case content
  }

  /// The view that leads; its wishes say how wide it would like to be.
  public let side: View

  /// The view that it leads to; its least width is what it needs beside the other.
  public var content: View {
    didSet {
      guard content !== oldValue else { return }
      oldValue.removeFromParent()
      add(content)
      hideOther()
    }
  }

  /// The part that is shown where there is room for one only.
  public var shown = Part.side {
    didSet { if shown != oldValue { hideOther() } }
  }

  /// Whether there is room for one part only; told by the backend.
  public private(set) var isNarrow = false

  /// The width that the user gave ``side``, in units; `nil` as long as it follows the wishes.
  ///
  /// It is shown as far as there is room for it, and kept with an ``View/id`` in saved state.
  public var sideWidth: Int? {
    didSet { if sideWidth != oldValue { changed(.structure) } }
  }

  /// The rectangle of the line; `nil` where there is room for one part only.
  private var division: Division?
  /// Whether the pointer holds the line.
  private var isHeld = false

  /// Called after the room has become enough for both parts, or no longer is.
  public var onNarrow: (@MainActor (Bool) throws -> Void)?

  /// Makes a view of `side` and, beside it, `content`.
  public init(_ side: View, _ content: View) {
    self.side = side
    self.content = content
    super.init()
    setChildren([side, content])
  }

  /// The division of the space between both parts, as a backend laid it out.
  public struct Division: Hashable, Sendable {
    /// Units from the left edge to the line, padding taken off.
    public let side: Int
    /// The widths of the side that leave both parts the room that they need.
    public let limits: ClosedRange<Int>

    /// Describes a line `side` units from the left, which the user can move within `limits`.
    public init(side: Int, limits: ClosedRange<Int>) {
      (self.side, self.limits) = (side, limits)
    }
  }

  /// Takes how the room is divided, or `nil` where there is room for one part only.
  ///
  /// Called by a backend when it lays out the view.
  public func didLayOut(_ division: Division?) {
    self.division = division
    if division == nil { isHeld = false }
    let isNarrow = division == nil
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    hideOther()
    // The surface is being shown; the focus and the app's code have a turn of their own.
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
      case "<": move(to: division.side - 1)
      case ">": move(to: division.side + 1)
      default: return false
      }
      return true
    case .pointer(let pointer): return follow(pointer, division)
    case .key, .text, .paste: return false
    }
  }

  private func follow(_ pointer: PointerInput, _ division: Division) -> Bool {
    let x = pointer.location.x - layout.padding.left
    switch pointer.action {
    case .down(.left):
      // Only the line is the view's own; everything beside it is in front of it.
      guard x == division.side else { return false }
      isHeld = true
    case .drag(.left) where isHeld: move(to: x)
    case .up(.left) where isHeld: isHeld = false
    default: return false
    }
    return true
  }

  /// Moves the line to `side`, or as near as both parts allow.
  private func move(to side: Int) {
    guard let limits = division?.limits else { return }
    sideWidth = min(max(side, limits.lowerBound), limits.upperBound)
  }

  private func hideOther() {
    side.isHidden = isNarrow && shown == .content
    content.isHidden = isNarrow && shown == .side
  }
}
