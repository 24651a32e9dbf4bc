/// A screen that can be destroyed to free memory, and created again later.
struct Eviction {
  /// The order number of the screen's last time in front; larger is later.
  let lastUse: Int
  /// The action that saves the screen's state and destroys the screen.
  let perform: @MainActor () -> Void
}

extension ContainerController {
  /// Returns the hidden children that can be evicted and restored, the outermost of each branch.
  func evictable() -> [Eviction] {
    (content?.children ?? []).flatMap { id -> [Eviction] in
      guard let child = child(id), child.state != .initial else { return [] }
      guard !child.isVisible, child.record?.isMadeOnce == false, canEvict(id), child.isEvictable
      else {
        return child.containerRole?.evictable() ?? []
      }
      return [Eviction(lastUse: child.lastUse) { [weak self] in self?.evict(id) }]
    }
  }

  /// Whether each child can be created again from its saved state.
  fileprivate var canEvictAll: Bool {
    children.allSatisfy { child in
      child.record?.isMadeOnce == false && child.childID.map(canEvict) != false
    }
  }

  /// Saves the state of the child `id` and destroys the instance.
  ///
  /// If a part of the state cannot be saved, the instance is kept.
  private func evict(_ id: ChildID) {
    guard let container, let child = child(id) else { return }
    var pass = ArchivePass()
    let state = child.archive(&pass)
    guard pass.omissions.isEmpty else { return }
    container.savedStates[id.description] = state
    container.instances[id] = nil
    if front === child { front = nil }
    remove(child)
  }
}

extension Controller {
  /// Whether the screen can be evicted: hidden, restorable, and without unsaved changes.
  fileprivate final var isEvictable: Bool {
    guard state == .created || state == .paused, !isLeaving else { return false }
    guard !mayVeto, !awaitsAnswer else { return false }
    return containerRole?.canEvictAll ?? true && children.allSatisfy(\.isEvictable)
  }
}
