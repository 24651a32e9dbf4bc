/// The presence of an entry's screen that a navigator's state requires.
public enum ChildPresence: Hashable, Sendable {
  /// Not visible; the screen need not exist.
  case kept
  /// Partly covered by the front screen: created, but paused.
  case seen
  /// In front; the screen appears and pauses together with its navigator.
  case front
}

/// An entry and its required presence.
struct Standing: Hashable, Sendable {
  let id: EntryID
  let presence: ChildPresence
}

/// One lifecycle call to a child during a transition.
public enum ChildStep: Hashable, Sendable {
  case pause(EntryID), create(EntryID), appear(EntryID), destroy(EntryID)
}

/// The algorithm that turns two navigation states into the lifecycle calls between them.
enum ChildReconciler {
  /// Returns the calls from `old` to `new`, both ordered from the bottom to the top.
  ///
  /// Outgoing children pause from the top, incoming ones are created and then appear from the
  /// bottom, and removed ones are destroyed from the top. A child is not created before it is
  /// visible, so one that was never visible is only destroyed. Entries with the same presence in
  /// both states may be omitted from both.
  static func steps(from old: [Standing], to new: [Standing]) -> [ChildStep] {
    let (before, after) = (Presences(old), Presences(new))
    var steps: [ChildStep] = []
    steps.reserveCapacity(4)
    for child in old.reversed() where child.presence == .front && after[child.id] != .front {
      steps.append(.pause(child.id))
    }
    for child in new where child.presence != .kept && (before[child.id] ?? .kept) == .kept {
      steps.append(.create(child.id))
    }
    for child in new where child.presence == .front && before[child.id] != .front {
      steps.append(.appear(child.id))
    }
    for child in old.reversed() where after[child.id] == nil { steps.append(.destroy(child.id)) }
    return steps
  }
}

/// A lookup of presences by entry: linear for up to 8 entries, a dictionary for more.
private struct Presences {
  private let standings: [Standing]
  private var known: [EntryID: ChildPresence] = [:]

  init(_ standings: [Standing]) {
    self.standings = standings
    guard standings.count > 8 else { return }
    for standing in standings { known[standing.id] = standing.presence }
  }

  subscript(id: EntryID) -> ChildPresence? {
    if !known.isEmpty { return known[id] }
    for standing in standings where standing.id == id { return standing.presence }
    return nil
  }
}
