/// A path of routes to show; it ends at an entry screen if a gate on the path is closed.
struct Redirect {
  /// The routes that may be shown; empty only for an empty path.
  let routes: [AnyRoute]
  /// The steps that replace the last of ``routes`` after the opening of its gate; `nil` if none is
  /// closed.
  ///
  /// They begin with the entry screen itself if the path contains it; then that screen stays.
  let pendingDestination: [Destination.Step]?
}

/// A new entry for a requested route, or for the entry screen of its closed gate.
struct RedirectedEntry {
  let entry: Entry
  /// The steps that replace the entry after the opening of its gate; `nil` if the entry is the
  /// requested one.
  let pendingDestination: [Destination.Step]?
}

extension RouteTable {
  /// Returns `path`, cut at the first closed gate; `rest` are the steps within its last screen.
  func redirect(to path: [AnyRoute], then rest: [Destination.Step] = []) -> Redirect {
    for (index, route) in path.enumerated() {
      guard let gate = gate(of: route), !gate.isOpen else { continue }
      let entryScreen = AnyRoute(gate.entryScreen)
      let start = index > 0 && path[index - 1] == entryScreen ? index - 1 : index
      return Redirect(
        routes: path[..<start] + [entryScreen],
        pendingDestination: path[start...].map { .screen($0) } + rest)
    }
    return Redirect(routes: path, pendingDestination: nil)
  }

  /// Returns whether the screen of `route` may be shown now.
  func isOpen(_ route: AnyRoute) -> Bool { gate(of: route)?.isOpen ?? true }
}

extension Navigator {
  /// Returns a new entry for `place`, whose pending destination the caller must record.
  final func redirectedEntry(_ place: Entry.Place) -> RedirectedEntry {
    guard case .route(let route) = place else {
      return RedirectedEntry(entry: Entry(ledger.newID(), place), pendingDestination: nil)
    }
    let redirect = routes.redirect(to: [route])
    return RedirectedEntry(
      entry: Entry(ledger.newID(), .route(redirect.routes[0])),
      pendingDestination: redirect.pendingDestination)
  }

  /// Returns a new entry for a navigator's first state: for `place`, or for its closed gate's entry
  /// screen.
  public final func firstEntry(_ place: Entry.Place) -> Entry {
    let redirected = redirectedEntry(place)
    ledger.record(redirected)
    return redirected.entry
  }
}

extension NavigationLedger {
  /// Records the pending destination of `redirected`.
  func record(_ redirected: RedirectedEntry) {
    pendingDestinations[redirected.entry.id] = redirected.pendingDestination
  }

  /// Sets the pending destination of `entryScreen` to `steps`; does nothing if they are `nil`.
  ///
  /// An entry screen without a pending destination was opened by its own route. So it stays below
  /// the destination.
  func addPendingDestination(_ steps: [Destination.Step]?, at entryScreen: Entry) {
    guard let steps, let own = entryScreen.route else { return }
    let stays = pendingDestinations[entryScreen.id].map { $0.first?.route == own } ?? true
    pendingDestinations[entryScreen.id] = (stays ? [.screen(own)] : []) + steps
  }

  /// Transfers pending results from the entry screen `old` to the entry `new` that replaces it.
  func transferResults(from old: EntryID, to new: EntryID) {
    guard old != new else { return }
    results.transfer(from: old, to: new)
    waiting[old]?.transfer(to: new)
    waiting[new] = waiting.removeValue(forKey: old)
  }
}
