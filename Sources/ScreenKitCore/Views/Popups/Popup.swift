/// A view in front of the screens and beside an anchor view, such as the completions of a field.
///
/// A popup is not modal: the focus stays with the anchor, or moves into the popup. The popup closes
/// on Escape, on a press of the pointer elsewhere, and when the focus leaves both views. It also
/// closes when the anchor is disabled, hidden or removed. A window shows one popup at a time.
public final class Popup: View {
  /// The anchor view beside the popup; `nil` while the popup is closed.
  public private(set) weak var anchor: View?

  /// The closure called once after the popup was closed, by the user or by code.
  public var onClose: (@MainActor () -> Void)?

  /// Whether the popup is open.
  public var isOpen: Bool { parent != nil }

  /// Creates a popup that shows `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Opens the popup beside `anchor` and closes any other popup; returns whether this one is open.
  ///
  /// The popup stays closed if no window shows `anchor`.
  @discardableResult
  public func open(beside anchor: View) -> Bool {
    guard let window = anchor.root as? Window, anchor.isEffectivelyShown else { return false }
    if isOpen, self.anchor === anchor { return true }
    window.closePopup()
    self.anchor = anchor
    window.show(self)
    anchor.changed(.structure)
    return true
  }

  /// Closes the popup; the focus returns to the anchor if it was in the popup.
  public func close() {
    guard isOpen else { return }
    if let focus = (root as? Window)?.focus, let anchor, focus.view?.isWithin(self) == true {
      focus.move(to: anchor)
    }
    let anchor = anchor
    self.anchor = nil
    removeFromParent()
    anchor?.changed(.structure)
    onClose?()
  }

  public override var role: SemanticRole { .panel }

  /// The anchor, which gets the focus after a press on a part without the focus.
  public override var focusTarget: View { anchor?.focusTarget ?? self }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.escape)), .action(.dismiss):
      close()
      return true
    // A press beside the content must not reach the views behind the popup.
    case .pointer: return true
    case .key, .text, .paste, .action: return false
    }
  }

  /// Returns whether the popup may stay open: its anchor is usable, and the anchor or popup has the
  /// focus.
  fileprivate func belongs(in window: Window) -> Bool {
    guard let anchor, let active = window.active, anchor.isWithin(active),
      anchor.isEffectivelyShown, anchor.isEffectivelyEnabled, let focused = window.focus?.view
    else { return false }
    return focused.isWithin(self) || focused.isWithin(anchor)
  }
}

extension Window {
  /// Closes the popup that is open, if any.
  func closePopup() { popup?.close() }

  /// Closes the popup if its anchor is no longer usable or lost the focus; called once a turn.
  ///
  /// Returns whether a popup was open, since closing it can change the focus.
  func updatePopup() -> Bool {
    guard let popup else {
      checks.needsPopup = false
      return false
    }
    if !popup.belongs(in: self) { popup.close() }
    return true
  }

  /// Closes the popup after a press of the pointer on `view`, unless `view` is in the popup or its
  /// anchor.
  func popupNoticesPress(on view: View?) {
    guard let popup, let anchor = popup.anchor else { return }
    let isOwn = view.map { $0.isWithin(popup) || $0.isWithin(anchor) } ?? false
    if !isOwn { popup.close() }
  }
}
