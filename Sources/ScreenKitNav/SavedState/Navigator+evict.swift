package import ScreenKitCore

extension Navigator {
  /// The instances within that are out of sight and can be had again, as large as possible (R13).
  package final func evictable() -> [Eviction] {
    entries.flatMap { entry -> [Eviction] in
      guard let screen = screens[entry.id], screen.state != .initial else { return [] }
      guard !screen.isVisible, entry.place != .screen, screen.canBeHadAgain else {
        return screen.containerRole?.evictable() ?? []
      }
      return [Eviction(lastUse: screen.lastUse) { [weak self] in try self?.evict(entry.id) }]
    }
  }

  /// Keeps the state of the screen at `id` and destroys the instance (R11).
  ///
  /// An instance with a state that cannot be saved whole stays.
  private func evict(_ id: EntryID) throws {
    guard let application, let screen = screens[id] else { return }
    var pass = ArchivePass()
    let state = screen.archive(&pass)
    guard pass.omissions.isEmpty else { return }
    kept[id] = state
    screens[id] = nil
    if front === screen { front = nil }
    remove(screen, in: application)
  }
}

extension Controller {
  /// Whether nothing in the screen is in front, was pushed directly, or has something to lose.
  fileprivate final var canBeHadAgain: Bool {
    guard state == .created || state == .paused, !isLeaving else { return false }
    guard !mayVeto, !awaitsAnswer else { return false }
    let isMadeOnce = (self as? Navigator)?.entries.contains { $0.place == .screen } ?? false
    return !isMadeOnce && children.allSatisfy(\.canBeHadAgain)
  }
}
