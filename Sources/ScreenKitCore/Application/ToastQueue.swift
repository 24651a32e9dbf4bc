/// The messages of an app in the order in which they are shown, one at a time.
struct ToastQueue: Hashable, Sendable {
  /// The effect of a change of the queue on the screen.
  enum Effect: Hashable, Sendable {
    case nothing
    /// Shows a message in place of the previous one, and starts its time.
    case show(Toast)
    case hide
  }

  /// The maximum number of waiting messages; a further one replaces the oldest of them.
  static let limit = 20

  /// The message on the screen; `nil` for none.
  private(set) var shown: Toast?
  /// The messages that follow.
  private(set) var waiting: [Toast] = []

  /// Adds a message; a message that is shown already only gets more time.
  mutating func add(_ toast: Toast) -> Effect {
    guard let old = shown, old != toast else { return show(toast) }
    waiting.removeAll { $0 == toast }
    defer { if waiting.count > ToastQueue.limit { waiting.removeFirst() } }
    guard toast.isUrgent else {
      waiting.append(toast)
      return .nothing
    }
    // An older urgent message is outdated; any other is shown again later.
    if !old.isUrgent { waiting.insert(old, at: 0) }
    return show(toast)
  }

  /// Shows the next message, after the time of the shown one or its dismissal by the user.
  mutating func advance() -> Effect {
    guard !waiting.isEmpty else { return clear() }
    return show(waiting.removeFirst())
  }

  /// Removes all messages.
  mutating func clear() -> Effect {
    waiting = []
    guard shown != nil else { return .nothing }
    shown = nil
    return .hide
  }

  private mutating func show(_ toast: Toast) -> Effect {
    shown = toast
    return .show(toast)
  }
}
