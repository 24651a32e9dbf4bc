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
  private func settle(_ steps: [ChildStep]) {
    for case .destroy(let id) in steps {
      ledger.settle(id)
      screens[id]?.forEachEntry { $0.ledger.settle($1) }
      ledger.forget(id)
      screens[id]?.forEachEntry { $0.ledger.forget($1) }
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
      guard case .destroy(let id) = step else { return false }
      kept[id] = nil
      guard let screen = screens.removeValue(forKey: id) else { return false }
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

  /// Calls `body` with each entry of the navigators within the screen, the innermost first.
  fileprivate final func forEachEntry(_ body: (Navigator, EntryID) -> Void) {
    for child in children { child.forEachEntry(body) }
    guard let navigator = self as? Navigator else { return }
    for entry in navigator.entries { body(navigator, entry.id) }
  }
}
