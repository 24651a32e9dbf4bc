extension AnyKeyPathObservation {
  /// Splits those of `watches`, in order, that have observers on both sides of another one's.
  ///
  /// Observers of one path share a watch if they register one after another. A path through other
  /// models may come between them later, when it leads to the same property.
  static func separate(_ watches: [AnyKeyPathObservation]) {
    let overlap = zip(watches, watches.dropFirst()).contains { $0.lastRegistration > $1.number }
    guard overlap else { return }
    let all = watches.indices.flatMap { index in watches[index].registrations.map { ($0, index) } }
    var starts: [Int: [Int]] = [:]
    var (latest, seen) = (-1, Set<Int>())
    for (number, index) in all.sorted(by: { $0.0 < $1.0 }) {
      if index != latest, !seen.insert(index).inserted { starts[index, default: []].append(number) }
      latest = index
    }
    for (index, starts) in starts { watches[index].split(at: starts) }
  }
}
