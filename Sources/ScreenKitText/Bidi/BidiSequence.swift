/// Text of one level, whatever lies between its parts (an isolating run sequence).
struct BidiSequence {
  /// The places in the line.
  let places: [Int]
  let level: UInt8
  /// The classes at those places, which the rules change one after the other.
  var classes: [BidiClass]
  /// The directions at both ends (sos and eos).
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

  /// Implicit levels (I1, I2).
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
  /// The level in front of a place, as far as X9 keeps something there; `nil` at the beginning.
  func level(before place: Int) -> UInt8? {
    levels.indices[..<place].last { !isRemoved($0) }.map { levels[$0] }
  }

  /// The level behind a place; `nil` at the end, and where an isolate begins that never ends.
  func level(behind place: Int) -> UInt8? {
    if isOpenIsolate(place) { return nil }
    return levels.indices[(place + 1)...].first { !isRemoved($0) }.map { levels[$0] }
  }
}
