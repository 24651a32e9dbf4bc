package import ScreenKitCore

extension Navigator {
  /// Returns the hidden screens that can be evicted and restored, the outermost of each branch.
  package final func evictable() -> [Eviction] {
    entries.flatMap { entry -> [Eviction] in
      guard let screen = screens[entry.id], screen.state != .initial else { return [] }
      guard !screen.isVisible, entry.place != .screen, screen.isEvictable else {
        return screen.containerRole?.evictable() ?? []
      }
      return [Eviction(lastUse: screen.lastUse) { [weak self] in try self?.evict(entry.id) }]
    }
  }

  /// Saves the state of the screen at `id` and destroys the instance.
  ///
  /// If a part of the state cannot be saved, the instance is kept.
  private func evict(_ id: EntryID) throws {
    guard let application, let screen = screens[id] else { return }
    var pass = ArchivePass()
    let state = screen.archive(&pass)
    guard pass.omissions.isEmpty else { return }
    savedStates[id] = state
    screens[id] = nil
    if front === screen { front = nil }
    remove(screen, in: application)
  }
}

extension Controller {
  /// Whether the screen can be evicted: it is not visible, can be created again, and loses nothing.
  fileprivate final var isEvictable: Bool {
    guard state == .created || state == .paused, !isLeaving else { return false }
    guard !mayVeto, !awaitsAnswer else { return false }
    let isMadeOnce = (self as? Navigator)?.entries.contains { $0.place == .screen } ?? false
    return !isMadeOnce && children.allSatisfy(\.isEvictable)
  }
}
