import ScreenKitCore

extension Navigator {
  /// Carries out `steps`, as far as the navigator itself is in front or seen, and returns those
  /// that came to a call (R2).
  ///
  /// While the application is out of sight nothing is called: what is new is made when the
  /// navigator is shown again, and what is gone is destroyed then.
  final func perform(_ steps: [ChildStep], in application: Application) -> [ChildStep] {
    var done = pause(steps, in: application)
    settle(steps)
    front = shownEntries.last.flatMap { screens[$0.id] }
    if isVisible { done += create(in: application) }
    if state == .appeared, let front {
      front.deliverTree()
      if front.state != .appeared {
        front.appearTree(in: application)
        if front.state == .appeared, let id = front.entryID { done.append(.appear(id)) }
      }
    }
    return done + destroy(steps, in: application)
  }

  private func pause(_ steps: [ChildStep], in application: Application) -> [ChildStep] {
    steps.filter { step in
      guard case .pause(let id) = step, let screen = screens[id], screen.state == .appeared else {
        return false
      }
      screen.pauseTree(in: application)
      return true
    }
  }

  /// Those who wait for what is going to be removed have their answers before anything appears.
  final func settle(_ steps: [ChildStep]) {
    for case .destroy(let id) in steps {
      ledger.end((screens[id]?.entriesWithin ?? []) + (kept[id]?.entriesWithin ?? []) + [id])
      kept[id] = nil
      guarded.remove(id)
    }
  }

  private func create(in application: Application) -> [ChildStep] {
    let fresh = shownEntries.map(\.id).filter { (screens[$0]?.state ?? .initial) == .initial }
    for screen in summon() { screen.createTree(in: application) }
    place()
    return fresh.map { .create($0) }
  }

  private func destroy(_ steps: [ChildStep], in application: Application) -> [ChildStep] {
    steps.filter { step in
      guard case .destroy(let id) = step, let screen = screens.removeValue(forKey: id) else {
        return false
      }
      guard application.isShowing else {
        departed.append(screen)
        return false
      }
      let wasAlive = screen.state != .initial
      remove(screen, in: application)
      return wasAlive
    }
  }
}

extension Controller {
  /// The place of the controller in the navigator around it.
  final var entryID: EntryID? { place.map { EntryID($0) } }

  /// The entries of the navigators within the screen, those of what is not alive included, the
  /// innermost first.
  final var entriesWithin: [EntryID] {
    guard let navigator = self as? Navigator, state != .initial else {
      return children.flatMap(\.entriesWithin) + (restored?.entriesWithin ?? [])
    }
    let staying = children.filter { child in !navigator.departed.contains { $0 === child } }
    return staying.flatMap(\.entriesWithin) + navigator.kept.values.flatMap(\.entriesWithin)
      + navigator.entries.map(\.id)
  }
}
