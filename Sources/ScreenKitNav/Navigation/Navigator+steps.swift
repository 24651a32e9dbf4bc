import ScreenKitCore

extension Navigator {
  /// Carries out `steps`, as far as the navigator itself is in front or seen, and returns those
  /// that came to a call (R2).
  ///
  /// While the application is out of sight nothing is called: what is new is made when the
  /// navigator is shown again, and what is gone is destroyed then.
  final func perform(
    _ steps: [ChildStep], in application: Application, _ ledger: NavigationLedger
  ) -> [ChildStep] {
    var done: [ChildStep] = []
    done.reserveCapacity(steps.count)
    pause(steps, in: application, &done)
    settle(steps, ledger)
    if let frontID { front = screens[frontID] } else { front = nil }
    if isVisible { create(in: application, &done) }
    if state == .appeared, let front {
      if ledger.answers.hasLetters { front.deliverTree() }
      if front.state != .appeared {
        front.appearTree(in: application)
        if front.state == .appeared, let id = front.entryID { done.append(.appear(id)) }
      }
    }
    destroy(steps, in: application, &done)
    return done
  }

  private func pause(
    _ steps: [ChildStep], in application: Application, _ done: inout [ChildStep]
  ) {
    for case .pause(let id) in steps {
      guard let screen = screens[id], screen.state == .appeared else { continue }
      screen.pauseTree(in: application)
      done.append(.pause(id))
    }
  }

  /// Those who wait for what is going to be removed have their answers before anything appears.
  final func settle(_ steps: [ChildStep], _ ledger: NavigationLedger) {
    for case .destroy(let id) in steps {
      ledger.end((screens[id]?.entriesWithin ?? []) + (kept[id]?.entriesWithin ?? []) + [id])
      if !kept.isEmpty { kept[id] = nil }
      if !guarded.isEmpty { guarded.remove(id) }
    }
  }

  private func create(in application: Application, _ done: inout [ChildStep]) {
    let summoned = summon()
    for screen in summoned where screen.state == .initial {
      if let id = screen.entryID { done.append(.create(id)) }
    }
    for screen in summoned { screen.createTree(in: application) }
    place()
  }

  private func destroy(
    _ steps: [ChildStep], in application: Application, _ done: inout [ChildStep]
  ) {
    for case .destroy(let id) in steps {
      guard let screen = screens.removeValue(forKey: id) else { continue }
      guard application.isShowing else {
        departed.append(screen)
        continue
      }
      let wasAlive = screen.state != .initial
      remove(screen, in: application)
      if wasAlive { done.append(.destroy(id)) }
    }
  }
}

extension Controller {
  /// The place of the controller in the navigator around it.
  final var entryID: EntryID? { if let place { EntryID(place) } else { nil } }

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
