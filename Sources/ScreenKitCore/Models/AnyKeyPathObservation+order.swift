extension AnyKeyPathObservation {
  /// Splits the observations in `watches`, in order, whose observers surround one of another
  /// observation.
  ///
  /// Observers of one path share an observation if they register one after another. The observer of
  /// a path through other models may come between them later, when that path leads to the same
  /// property.
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
