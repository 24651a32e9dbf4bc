package import ScreenKitCore

/// Guards whose screens are not alive: only the screen itself can answer, so it is created.
extension Navigator {
  /// Creates, at the entry `id` and within, what was kept with something to lose.
  final func wake(_ id: EntryID, in application: Application) {
    let known = screens[id]
    if (known?.state ?? .initial) == .initial,
      guarded.contains(id) || (kept[id] ?? known?.restored)?.isGuarded == true,
      let entry = entry(id)
    {
      screen(of: entry).createTree(in: application)
    }
    guard let navigator = screens[id] as? Navigator, navigator.state != .initial else { return }
    navigator.createGuarded(in: application)
  }

  package final func createGuarded(in application: Application) {
    for entry in entries { wake(entry.id, in: application) }
  }
}
