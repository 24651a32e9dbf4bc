/// A view beside another one; where there is no room for both, only one of them is shown (F-140).
///
/// A list and what is chosen in it are the usual pair. The look decides how much room both need.
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

  /// Called after the room has become enough for both parts, or no longer is.
  public var onNarrow: (@MainActor (Bool) throws -> Void)?

  /// Makes a view of `side` and, beside it, `content`.
  public init(_ side: View, _ content: View) {
    self.side = side
    self.content = content
    super.init()
    setChildren([side, content])
  }

  /// Takes whether there is room for one part only; called by a backend when it lays out the view.
  public func didLayOut(isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    hideOther()
    // The surface is being shown; the focus and the app's code have a turn of their own.
    application?.run { [weak self] in try self?.onNarrow?(isNarrow) }
  }

  private func hideOther() {
    side.isHidden = isNarrow && shown == .content
    content.isHidden = isNarrow && shown == .side
  }
}
