import ScreenKitCore

/// What the navigators of an app share: the outermost one keeps it.
@MainActor
final class NavigationLedger {
  private var lastID = 0
  let observers = NavigationObservers()

  /// The identity of a new entry.
  func newID() -> EntryID {
    lastID += 1
    return EntryID(lastID)
  }

  /// Takes note that `id` is in use, so that no new entry gets it.
  func reserve(_ id: EntryID) { lastID = max(lastID, id.number) }

  /// Forgets all that is kept for the entry `id`, which is gone.
  func forget(_ id: EntryID) {}
}
