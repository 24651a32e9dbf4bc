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
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.presence) })
    let after = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0.presence) })
    let leaving = old.reversed().filter { $0.presence == .front && after[$0.id] != .front }
    let needed = new.filter { $0.presence != .kept && (before[$0.id] ?? .kept) == .kept }
    let coming = new.filter { $0.presence == .front && before[$0.id] != .front }
    let removed = old.reversed().filter { after[$0.id] == nil }
    return leaving.map { .pause($0.id) } + needed.map { .create($0.id) }
      + coming.map { .appear($0.id) } + removed.map { .destroy($0.id) }
  }
}
