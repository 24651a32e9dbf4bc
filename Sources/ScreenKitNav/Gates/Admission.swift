/// What closed gates make of a way: it ends at the first entrance, where the rest waits.
struct Admission {
  /// The way as far as it may be gone now; not empty unless the way was.
  let routes: [AnyRoute]
  /// What is to take the place of the last of ``routes``; `nil` if no gate is in the way.
  ///
  /// It begins with the entrance itself where the way led over that: then the entrance stays.
  let wanted: [Destination.Step]?
}

/// A new entry for what was asked for, or for the entrance of the gate before it.
struct AdmittedEntry {
  let entry: Entry
  /// What is to take its place; `nil` if it is what was asked for.
  let wanted: [Destination.Step]?
}

extension RouteTable {
  /// What may be shown of `way`, from below, which goes on with `rest` within its last screen.
  func admission(to way: [AnyRoute], then rest: [Destination.Step] = []) -> Admission {
    for (index, wish) in way.enumerated() {
      guard let gate = gate(of: wish), !gate.isOpen else { continue }
      let entrance = AnyRoute(gate.entrance)
      let start = index > 0 && way[index - 1] == entrance ? index - 1 : index
      return Admission(
        routes: way[..<start] + [entrance],
        wanted: way[start...].map { .screen($0) } + rest)
    }
    return Admission(routes: way, wanted: nil)
  }

  /// Whether the screen of `route` may be shown now.
  func isAdmitted(_ route: AnyRoute) -> Bool { gate(of: route)?.isOpen ?? true }
}

extension Navigator {
  /// A new entry for `place`, of which the ledger is still to take note.
  final func admit(_ place: Entry.Place) -> AdmittedEntry {
    guard case .route(let wish) = place else {
      return AdmittedEntry(entry: Entry(ledger.newID(), place), wanted: nil)
    }
    let admission = routes.admission(to: [wish])
    return AdmittedEntry(
      entry: Entry(ledger.newID(), .route(admission.routes[0])), wanted: admission.wanted)
  }

  /// The entry of `place` that a navigator begins with.
  final func firstEntry(_ place: Entry.Place) -> Entry {
    let admitted = admit(place)
    ledger.take(admitted)
    return admitted.entry
  }
}

extension NavigationLedger {
  /// Takes note of what is wanted where `admitted` stands for it.
  func take(_ admitted: AdmittedEntry) { wanted[admitted.entry.id] = admitted.wanted }

  /// Has whoever stands at `entrance` want to go to `steps`, and to no other place.
  ///
  /// An entrance that leads to nothing yet was not put there by its gate, so it stays.
  func want(_ steps: [Destination.Step]?, at entrance: Entry) {
    guard let steps, let own = entrance.route else { return }
    let stays = wanted[entrance.id].map { $0.first?.route == own } ?? true
    wanted[entrance.id] = (stays ? [.screen(own)] : []) + steps
  }

  /// Has the entry `new` be what `old`, an entrance, was opened for.
  func pass(_ old: EntryID, to new: EntryID) {
    guard old != new else { return }
    results.pass(old, to: new)
    waiting[old]?.goOn(new)
    waiting[new] = waiting.removeValue(forKey: old)
  }
}
