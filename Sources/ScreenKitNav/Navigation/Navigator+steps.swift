import ScreenKitCore

/// The phases of a transition in one navigator; ``Transition`` calls them in order.
extension Navigator {
  /// Pauses the screen that leaves the front, if it is there.
  final func pause(_ plan: Plan, in application: Application) {
    guard let id = plan.outgoing, let screen = screens[id], screen.state == .appeared else {
      return
    }
    screen.pauseTree(in: application)
    plan.log?.append(.pause(id))
  }

  /// Resolves the results that callers await from the entries to be removed; runs before any screen
  /// appears.
  final func endEntries(of plan: Plan, _ ledger: NavigationLedger) {
    for id in plan.removed {
      ledger.end((screens[id]?.entriesWithin ?? []) + (savedStates[id]?.entriesWithin ?? []) + [id])
      if !savedStates.isEmpty { savedStates[id] = nil }
      if !guarded.isEmpty { guarded.remove(id) }
    }
  }

  /// Sets the child that appears and pauses together with the navigator.
  final func updateFront() {
    if let frontID { front = screens[frontID] } else { front = nil }
  }

  /// Creates the visible screens that do not exist, if the navigator itself is visible.
  final func create(_ plan: Plan, in application: Application) {
    guard isVisible else { return }
    let shown = createVisibleChildren()
    if let log = plan.log {
      for screen in shown where screen.state == .initial {
        if let id = screen.entryID { log.append(.create(id)) }
      }
    }
    for screen in shown { screen.createTree(in: application) }
    placeViews()
  }

  /// Delivers pending results to the screens that are about to appear.
  final func deliver(_ ledger: NavigationLedger) {
    guard state == .appeared, ledger.results.hasPendingResults else { return }
    front?.deliverTree()
  }

  /// Makes the front screen appear, if the navigator itself is in front.
  final func appear(_ plan: Plan, in application: Application) {
    guard state == .appeared, let front, front.state != .appeared else { return }
    front.appearTree(in: application)
    if front.state == .appeared, let id = front.entryID { plan.log?.append(.appear(id)) }
  }

  /// Destroys the screen of the removed entry `id`, or defers that until the application is visible again.
  final func destroyScreen(of id: EntryID, _ plan: Plan, in application: Application) {
    guard let screen = screens.removeValue(forKey: id) else { return }
    guard application.isShowing else { return removedWhileHidden.append(screen) }
    let wasAlive = screen.state != .initial
    remove(screen, in: application)
    if wasAlive { plan.log?.append(.destroy(id)) }
  }
}

extension Controller {
  /// The entry of the controller in its navigator; `nil` if it has none.
  final var entryID: EntryID? { if let place { EntryID(place) } else { nil } }

  /// The entries of all navigators within the screen, the innermost first.
  ///
  /// They include those in saved states of screens without instance.
  final var entriesWithin: [EntryID] {
    var found: [EntryID] = []
    collectEntries(into: &found)
    return found
  }

  private final func collectEntries(into found: inout [EntryID]) {
    guard let navigator = self as? Navigator, state != .initial else {
      for child in children { child.collectEntries(into: &found) }
      if let restored { found += restored.entriesWithin }
      return
    }
    let removedWhileHidden = Set(navigator.removedWhileHidden.map(ObjectIdentifier.init))
    for child in children where !removedWhileHidden.contains(ObjectIdentifier(child)) {
      child.collectEntries(into: &found)
    }
    for state in navigator.savedStates.values { found += state.entriesWithin }
    for entry in navigator.entries { found.append(entry.id) }
  }
}
