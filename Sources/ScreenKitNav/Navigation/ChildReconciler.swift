/// What a navigator's state asks of one of its children.
public enum ChildPresence: Hashable, Sendable {
  /// Out of sight, in memory or not even that.
  case kept
  /// Partly covered by what is in front: there, but paused (R4).
  case seen
  /// In front, appearing and pausing together with its navigator.
  case front
}

/// An entry and what its navigator's state asks of it.
struct Standing: Hashable, Sendable {
  let id: EntryID
  let presence: ChildPresence
}

/// One thing to do with a child on the way from one navigation state to the next.
public enum ChildStep: Hashable, Sendable {
  case pause(EntryID), create(EntryID), appear(EntryID), destroy(EntryID)
}

/// Compares two navigation states and says what to do with which child, in order (R2).
enum ChildReconciler {
  /// The steps from `old` to `new`, both from the bottom to the top.
  ///
  /// Outgoing children pause from the top, incoming ones are created and then appear from the
  /// bottom, removed ones are destroyed from the top. A child that is merely kept is not made
  /// before it is seen (R6), so one that is skipped over is only destroyed (R5). Entries that
  /// stand alike in both states may be left out of both.
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

/// Finds how an entry stands; where there are few, as mostly, by looking through them.
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
