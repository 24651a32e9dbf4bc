/// An observer of an application's loop, such as a recorder.
///
/// It sees what the user does in the form in which it may be stored: input to a masked field has
/// `*` for each character, and a key pad of such a field is seen as a whole. An observer that also
/// stores or shows the screen sets ``Window/isRecorded``, since a pad's highlighted key is visible.
@MainActor
public protocol LoopObserver: AnyObject {
  /// Called when a turn begins, or when a nested turn becomes a part of the current one.
  func willTurn()

  /// Called before `event` is processed.
  func willHandle(_ event: Event)

  /// Called after `event`, an action, was dropped because the user could not perform it.
  func didRefuse(_ event: Event, because reason: ActionRefusal)

  /// Called when the turn that began last has ended and is shown.
  func didTurn()
}

extension LoopObserver {
  /// Does nothing.
  public func willTurn() {}
  /// Does nothing.
  public func willHandle(_ event: Event) {}
  /// Does nothing.
  public func didRefuse(_ event: Event, because reason: ActionRefusal) {}
  /// Does nothing.
  public func didTurn() {}
}

/// The observers of a loop, in order of their addition; none of them is kept alive.
@MainActor
struct LoopObservers {
  private struct Entry {
    weak var observer: (any LoopObserver)?
  }

  private var entries: [Entry] = []

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ observer: any LoopObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Removes `observer`, and those that were released.
  mutating func remove(_ observer: any LoopObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls `body` with each observer; adding and removing one meanwhile takes effect afterwards.
  func forEach(_ body: (any LoopObserver) -> Void) {
    for entry in entries { if let observer = entry.observer { body(observer) } }
  }
}
