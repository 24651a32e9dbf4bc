/// What a navigator's state asks of one of its children.
package enum ChildPresence: Hashable, Sendable {
  /// In memory, out of the way.
  case kept
  /// In front, appearing and pausing together with its navigator.
  case front
}

/// One thing to do with a child on the way from one navigation state to the next.
package enum ChildStep<ID: Hashable & Sendable>: Hashable, Sendable {
  case pause(ID), create(ID), appear(ID), destroy(ID)
}

/// Compares two navigation states and says what to do with which child, in order (R2).
package enum ChildReconciler {
  /// The steps from `old` to `new`, both from the bottom to the top.
  ///
  /// Outgoing children pause from the top, incoming ones are created and then appear from the
  /// bottom, removed ones are destroyed from the top. A child that is merely kept is not made
  /// before it comes to the front (R6).
  package static func steps<ID: Hashable & Sendable>(
    from old: [(id: ID, presence: ChildPresence)], to new: [(id: ID, presence: ChildPresence)]
  ) -> [ChildStep<ID>] {
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.presence) })
    let after = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0.presence) })
    let leaving = old.reversed().filter { $0.presence == .front && after[$0.id] != .front }
    let coming = new.filter { $0.presence == .front && before[$0.id] != .front }
    let removed = old.reversed().filter { after[$0.id] == nil }
    return leaving.map { .pause($0.id) } + coming.map { .create($0.id) }
      + coming.map { .appear($0.id) } + removed.map { .destroy($0.id) }
  }
}
