package import ScreenKitCore

/// Guards of screens without instance; the screen is created, because only it can answer.
extension Navigator {
  /// Creates the screen at `id` and those within it that may veto their removal.
  final func createGuarded(at id: EntryID, in application: Application) {
    let known = screens[id]
    if (known?.state ?? .initial) == .initial,
      guarded.contains(id) || (savedStates[id] ?? known?.restored)?.isGuarded == true,
      let entry = entry(id)
    {
      screen(of: entry).createTree(in: application)
    }
    guard let navigator = screens[id] as? Navigator, navigator.state != .initial else { return }
    navigator.createGuarded(in: application)
  }

  package final func createGuarded(in application: Application) {
    for entry in entries { createGuarded(at: entry.id, in: application) }
  }
}
