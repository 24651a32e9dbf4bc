extension AnyKeyPathObservation {
  /// Splits each observation whose observers surround an observer of another observation.
  ///
  /// The array `observations` is in order of registration.
  ///
  /// Observers of one path share an observation if they register one after another. The observer of
  /// a path through other models may come between them later, when that path leads to the same
  /// property.
  static func separate(_ observations: [AnyKeyPathObservation]) {
    let overlap = zip(observations, observations.dropFirst()).contains {
      $0.lastRegistration > $1.number
    }
    guard overlap else { return }
    let all = observations.indices.flatMap { index in
      observations[index].registrations.map { ($0, index) }
    }
    var starts: [Int: [Int]] = [:]
    var (latest, seen) = (-1, Set<Int>())
    for (number, index) in all.sorted(by: { $0.0 < $1.0 }) {
      if index != latest, !seen.insert(index).inserted { starts[index, default: []].append(number) }
      latest = index
    }
    for (index, starts) in starts { observations[index].split(at: starts) }
  }
}
