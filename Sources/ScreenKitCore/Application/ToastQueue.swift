/// The messages of an app in the order in which they are shown, one at a time.
struct ToastQueue: Hashable, Sendable {
  /// The effect of a change of the queue on the screen.
  enum Effect: Hashable, Sendable {
    case nothing
    /// Shows a message in place of the one before, and begins to count its time.
    case show(Toast)
    case hide
  }

  /// The most messages that wait; a further one replaces the oldest of them.
  static let limit = 20

  /// The message on the screen.
  private(set) var shown: Toast?
  /// The messages that follow.
  private(set) var waiting: [Toast] = []

  /// Adds a message; one that is shown already only gets more time.
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

  /// Goes on to the next message, when the time is up or the user has dismissed the one shown.
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
