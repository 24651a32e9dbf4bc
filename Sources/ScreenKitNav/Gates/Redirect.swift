/// What closed gates make of a way: it ends at the first entrance, where the rest waits.
struct Redirect {
  /// The way as far as it may be gone now; not empty unless the way was.
  let routes: [AnyRoute]
  /// What is to take the place of the last of ``routes``; `nil` if no gate is in the way.
  ///
  /// It begins with the entrance itself where the way led over that: then the entrance stays.
  let pendingDestination: [Destination.Step]?
}

/// A new entry for what was asked for, or for the entrance of the gate before it.
struct RedirectedEntry {
  let entry: Entry
  /// What is to take its place; `nil` if it is what was asked for.
  let pendingDestination: [Destination.Step]?
}

extension RouteTable {
  /// What may be shown of `way`, from below, which goes on with `rest` within its last screen.
  func redirect(to way: [AnyRoute], then rest: [Destination.Step] = []) -> Redirect {
    for (index, wish) in way.enumerated() {
      guard let gate = gate(of: wish), !gate.isOpen else { continue }
      let entrance = AnyRoute(gate.entryScreen)
      let start = index > 0 && way[index - 1] == entrance ? index - 1 : index
      return Redirect(
        routes: way[..<start] + [entrance],
        pendingDestination: way[start...].map { .screen($0) } + rest)
    }
    return Redirect(routes: way, pendingDestination: nil)
  }

  /// Whether the screen of `route` may be shown now.
  func isOpen(_ route: AnyRoute) -> Bool { gate(of: route)?.isOpen ?? true }
}

extension Navigator {
  /// A new entry for `place`, of which the ledger is still to take note.
  final func redirectedEntry(_ place: Entry.Place) -> RedirectedEntry {
    guard case .route(let wish) = place else {
      return RedirectedEntry(entry: Entry(ledger.newID(), place), pendingDestination: nil)
    }
    let redirect = routes.redirect(to: [wish])
    return RedirectedEntry(
      entry: Entry(ledger.newID(), .route(redirect.routes[0])),
      pendingDestination: redirect.pendingDestination)
  }

  /// The entry of `place` that a navigator begins with.
  final func firstEntry(_ place: Entry.Place) -> Entry {
    let redirected = redirectedEntry(place)
    ledger.take(redirected)
    return redirected.entry
  }
}

extension NavigationLedger {
  /// Takes note of what is pendingDestination where `redirected` stands for it.
  func take(_ redirected: RedirectedEntry) {
    pendingDestinations[redirected.entry.id] = redirected.pendingDestination
  }

  /// Has whoever stands at `entrance` want to go to `steps`, and to no other place.
  ///
  /// An entrance that leads to nothing yet was not put there by its gate, so it stays.
  func want(_ steps: [Destination.Step]?, at entrance: Entry) {
    guard let steps, let own = entrance.route else { return }
    let stays = pendingDestinations[entrance.id].map { $0.first?.route == own } ?? true
    pendingDestinations[entrance.id] = (stays ? [.screen(own)] : []) + steps
  }

  /// Has the entry `new` be what `old`, an entrance, was opened for.
  func pass(_ old: EntryID, to new: EntryID) {
    guard old != new else { return }
    results.pass(old, to: new)
    waiting[old]?.goOn(new)
    waiting[new] = waiting.removeValue(forKey: old)
  }
}
