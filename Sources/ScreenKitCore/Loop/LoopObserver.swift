/// An observer of an application's loop, such as a recorder.
///
/// It receives the user's input without secrets, so that the input may be stored. Input to a masked
/// field has `*` for each character, and input to a key pad of such a field names only the pad. An
/// observer that also stores or shows the screen sets ``Window/isRecorded``, since a pad's
/// highlighted key is visible.
@MainActor
public protocol LoopObserver: AnyObject {
  /// Responds to the beginning of a turn, or of a nested turn within the current one.
  func willTurn()

  /// Prepares for the processing of `event`.
  func willHandle(_ event: Event)

  /// Responds to an action that was dropped because the user could not perform it.
  func didRefuse(_ event: Event, because reason: ActionRefusal)

  /// Responds to the end of the last begun turn, after its result is shown.
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

/// The observers of a loop in the order of their addition, held weakly.
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

  /// Removes `observer`, and all released observers.
  mutating func remove(_ observer: any LoopObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls `body` with each observer; additions and removals meanwhile take effect afterwards.
  func forEach(_ body: (any LoopObserver) -> Void) {
    for entry in entries { if let observer = entry.observer { body(observer) } }
  }
}
