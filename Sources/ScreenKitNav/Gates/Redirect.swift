/// A path that closed gates may have cut: it then ends at an entry screen.
struct Redirect {
  /// The routes that may be shown; empty only if the path was.
  let routes: [AnyRoute]
  /// The steps that replace the last of ``routes`` once its gate opens; `nil` if none is closed.
  ///
  /// They begin with the entry screen itself if that was part of the path: then it stays.
  let pendingDestination: [Destination.Step]?
}

/// A new entry for a requested route, or for the entry screen of its closed gate.
struct RedirectedEntry {
  let entry: Entry
  /// The steps that replace the entry once its gate opens; `nil` if it is the requested one.
  let pendingDestination: [Destination.Step]?
}

extension RouteTable {
  /// Returns `way`, cut at the first closed gate; `rest` are the steps within its last screen.
  func redirect(to way: [AnyRoute], then rest: [Destination.Step] = []) -> Redirect {
    for (index, wish) in way.enumerated() {
      guard let gate = gate(of: wish), !gate.isOpen else { continue }
      let entryScreen = AnyRoute(gate.entryScreen)
      let start = index > 0 && way[index - 1] == entryScreen ? index - 1 : index
      return Redirect(
        routes: way[..<start] + [entryScreen],
        pendingDestination: way[start...].map { .screen($0) } + rest)
    }
    return Redirect(routes: way, pendingDestination: nil)
  }

  /// Returns whether the screen of `route` may be shown now.
  func isOpen(_ route: AnyRoute) -> Bool { gate(of: route)?.isOpen ?? true }
}

extension Navigator {
  /// Returns a new entry for `place`, whose pending destination the caller must record.
  final func redirectedEntry(_ place: Entry.Place) -> RedirectedEntry {
    guard case .route(let wish) = place else {
      return RedirectedEntry(entry: Entry(ledger.newID(), place), pendingDestination: nil)
    }
    let redirect = routes.redirect(to: [wish])
    return RedirectedEntry(
      entry: Entry(ledger.newID(), .route(redirect.routes[0])),
      pendingDestination: redirect.pendingDestination)
  }

  /// Returns the entry of a navigator's first screen, and records its pending destination.
  final func firstEntry(_ place: Entry.Place) -> Entry {
    let redirected = redirectedEntry(place)
    ledger.take(redirected)
    return redirected.entry
  }
}

extension NavigationLedger {
  /// Records the pending destination of `redirected`.
  func take(_ redirected: RedirectedEntry) {
    pendingDestinations[redirected.entry.id] = redirected.pendingDestination
  }

  /// Sets the pending destination of `entryScreen` to `steps`; does nothing if they are `nil`.
  ///
  /// An entry without a pending destination was not opened by its gate, so it stays below.
  func want(_ steps: [Destination.Step]?, at entryScreen: Entry) {
    guard let steps, let own = entryScreen.route else { return }
    let stays = pendingDestinations[entryScreen.id].map { $0.first?.route == own } ?? true
    pendingDestinations[entryScreen.id] = (stays ? [.screen(own)] : []) + steps
  }

  /// Transfers pending results from the entry screen `old` to the entry `new` that replaces it.
  func pass(_ old: EntryID, to new: EntryID) {
    guard old != new else { return }
    results.pass(old, to: new)
    waiting[old]?.goOn(new)
    waiting[new] = waiting.removeValue(forKey: old)
  }
}
