/// A message along the lower edge that takes no focus, and disappears by itself.
///
/// A press of the pointer dismisses it, and so do the actions press and dismiss. See ``Toast``.
public final class NoticeBar: Overlay {
  /// The time for which an error is shown.
  static let duration = Duration.seconds(10)
  /// The time for which a message is shown at least.
  private static let shortest = Duration.seconds(1)

  private var queue = ToastQueue()
  /// The actions of the shown and the waiting message, by their numbers.
  private var actions: [Int: @MainActor () throws -> Void] = [:]
  private var lastNumber = 0
  private let label: Label
  /// The button of the message's action; `nil` for a message without one.
  private(set) var button: Button?
  /// The timer that ends the shown message.
  private var timer: ClockTimer?
  private var shownAt: ClockInstant?

  init() {
    let text = Label()
    text.wraps = true
    label = text
    super.init { text }
  }

  /// The key of the message's action in readable form; `nil` for a message without an action.
  private var actionKey: String? {
    application?.commandsOfToast.first?.chords.first?.text(in: strings)
  }

  /// The accessibility description, without a value; the text and the button have their own nodes.
  public override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: [label] + (button.map { [$0] } ?? []))
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

  func add(
    _ item: ToastQueue.Item, _ action: @escaping @MainActor () throws -> Void
  ) -> ToastHandle {
    lastNumber += 1
    var item = item
    item.number = lastNumber
    if item.action != nil { actions[lastNumber] = action }
    perform(queue.add(item))
    return ToastHandle(bar: self, number: lastNumber)
  }

  /// Removes the messages for which `isOver` is true.
  func withdraw(where isOver: (ToastQueue.Item) -> Bool) { perform(queue.remove(where: isOver)) }

  private func perform(_ effect: ToastQueue.Effect) {
    let known = [queue.shown?.number, queue.waiting?.number]
    actions = actions.filter { known.contains($0.key) }
    switch effect {
    case .nothing: break
    case .hurry: schedule()
    case .hide:
      timer = nil
      show(action: nil)
      removeFromParent()
    case .show(let item):
      label.text = item.toast.text
      label.style.tint = item.toast.tint
      accessibleName = item.toast.text
      show(action: item)
      shownAt = application?.clock.now
      schedule()
    }
  }

  /// Starts the timer that ends the shown message.
  private func schedule() {
    guard let clock = application?.clock, let shownAt, let item = queue.shown else { return }
    let time = queue.isHurried ? NoticeBar.shortest : item.toast.duration
    timer = clock.schedule(after: max(.zero, time - (clock.now - shownAt))) { [weak self] in
      if let self { perform(queue.advance()) }
    }
  }

  /// Shows the text with the button of the message's action, or alone.
  private func show(action item: ToastQueue.Item?) {
    let (hadButton, application) = (button != nil, application)
    button = item?.action.map { Button($0) }
    if let button, let item {
      button.action = { [unowned self] in try perform(item) }
      label.layout.flex = 1
      setChildren([Row(spacing: 2) { [label, button] }])
      button.tooltip = actionKey
    } else if hadButton {
      setChildren([label])
    }
    if hadButton || button != nil { application?.commandsDidChange() }
  }

  /// Ends the message, and performs its action.
  private func perform(_ item: ToastQueue.Item) throws {
    let action = actions[item.number]
    withdraw { $0.number == item.number }
    try action?()
  }
}
