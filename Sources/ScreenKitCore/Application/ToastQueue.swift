/// The shown message of an app, and the one that follows.
///
/// Only one message waits, the newest one: older messages would come too late to be of use.
struct ToastQueue: Hashable, Sendable {
  /// A message with its place in the app.
  struct Item: Hashable, Sendable {
    let toast: Toast
    /// The title of the message's action; `nil` for none.
    var action: String?
    /// The number of the message, for its handle.
    var number = 0
    /// The screen with which the message ends; `nil` for a message of the app.
    var screen: ObjectIdentifier?

    fileprivate func tellsSame(as other: Item) -> Bool {
      toast == other.toast && action == other.action
    }
  }

  /// The effect of a change of the queue on the screen.
  enum Effect: Hashable, Sendable {
    case nothing
    /// Shows a message in place of the previous one, and starts its time.
    case show(Item)
    /// Shows the next message as soon as the present one was shown for a second.
    case hurry
    case hide
  }

  /// The message on the screen; `nil` for none.
  private(set) var shown: Item?
  /// The message that follows; `nil` for none.
  private(set) var waiting: Item?

  /// Whether the shown message makes way for the next one after a second.
  var isHurried: Bool { waiting != nil && shown?.toast.isUrgent == false }

  /// Adds a message; a message that is shown already only gets more time.
  mutating func add(_ item: Item) -> Effect {
    if waiting?.tellsSame(as: item) == true { waiting = nil }
    guard let old = shown, !old.tellsSame(as: item) else { return show(item) }
    guard item.toast.isUrgent else {
      waiting = item
      return old.toast.isUrgent ? .nothing : .hurry
    }
    // An older urgent message is outdated; any other is shown again later.
    if !old.toast.isUrgent { waiting = waiting ?? old }
    return show(item)
  }

  /// Shows the next message, after the time of the shown one or its dismissal by the user.
  mutating func advance() -> Effect {
    guard let next = waiting else { return clear() }
    waiting = nil
    return show(next)
  }

  /// Removes the messages for which `isOver` is true.
  mutating func remove(where isOver: (Item) -> Bool) -> Effect {
    if waiting.map(isOver) == true { waiting = nil }
    return shown.map(isOver) == true ? advance() : .nothing
  }

  /// Removes all messages.
  mutating func clear() -> Effect {
    waiting = nil
    guard shown != nil else { return .nothing }
    shown = nil
    return .hide
  }

  private mutating func show(_ item: Item) -> Effect {
    shown = item
    return .show(item)
  }
}
