/// An isolating run sequence: text of one level, across isolates between its parts.
struct BidiSequence {
  /// The indices of the scalars in the line.
  let places: [Int]
  let level: UInt8
  /// The classes of those scalars, which the rules change one after the other.
  var classes: [BidiClass]
  /// The directions at both ends of the sequence (sos and eos).
  let start: BidiClass
  let end: BidiClass

  init(_ places: [Int], _ explicit: BidiEmbedding, base: UInt8) {
    self.places = places
    level = explicit.levels[places[0]]
    classes = places.map { explicit.classes[$0] }
    let last = places[places.count - 1]
    let before = explicit.level(before: places[0]) ?? base
    let after = explicit.level(behind: last) ?? base
    start = .direction(of: max(level, before))
    end = .direction(of: max(level, after))
  }

  /// The direction of the level.
  var direction: BidiClass { .direction(of: level) }

  /// Sets the implicit levels of the sequence (I1, I2).
  func assignLevels(_ levels: inout [UInt8]) {
    for (place, kind) in zip(places, classes) {
      switch kind {
      case .leftToRight: levels[place] = level + (level & 1)
      case .rightToLeft, .arabicLetter: levels[place] = level + (1 - level & 1)
      case .europeanNumber, .arabicNumber: levels[place] = level + (level & 1 == 0 ? 2 : 1)
      default: levels[place] = level
      }
    }
  }
}

extension BidiEmbedding {
  /// Returns the level of the last scalar before `place` that X9 keeps; `nil` if there is none.
  func level(before place: Int) -> UInt8? {
    levels.indices[..<place].last { !isRemoved($0) }.map { levels[$0] }
  }

  /// Returns the level of the first scalar after `place` that X9 keeps; `nil` if there is none.
  ///
  /// Returns `nil` too if an isolate without an end begins at `place`.
  func level(behind place: Int) -> UInt8? {
    if isOpenIsolate(place) { return nil }
    return levels.indices[(place + 1)...].first { !isRemoved($0) }.map { levels[$0] }
  }
}
