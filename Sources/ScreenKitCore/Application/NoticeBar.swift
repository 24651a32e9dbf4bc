/// A message along the lower edge that takes no key and no focus, and disappears by itself.
///
/// A press of the pointer dismisses it, and so do the actions press and dismiss. See ``Toast``.
public final class NoticeBar: Overlay {
  /// The time for which an error is shown.
  static let duration = Duration.seconds(10)

  private var queue = ToastQueue()
  private let label: Label
  /// The timer that ends the shown message.
  private var timer: ClockTimer?

  init() {
    let text = Label()
    text.wraps = true
    label = text
    super.init { text }
  }

  /// The accessibility description, without a value; the text has a node of its own.
  public override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: [label])
    details.isPresentedByParts = true
    return details
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .pointer(let pointer): guard case .down = pointer.action else { return false }
    case .action(.press), .action(.dismiss): break
    case .key, .text, .paste, .action: return false
    }
    perform(queue.advance())
    return true
  }

  func add(_ toast: Toast) { perform(queue.add(toast)) }

  func clear() { perform(queue.clear()) }

  private func perform(_ effect: ToastQueue.Effect) {
    switch effect {
    case .nothing: break
    case .hide:
      timer = nil
      removeFromParent()
    case .show(let toast):
      label.text = toast.text
      label.style.tint = toast.tint
      accessibleName = toast.text
      timer = application?.clock.schedule(after: toast.duration) { [weak self] in
        if let self { perform(queue.advance()) }
      }
    }
  }
}
