/// The embedding levels of the scalars in one line, which is treated as a paragraph (UAX #9).
///
/// Even levels are left-to-right, odd ones right-to-left.
struct BidiLine: Sendable {
  /// The base level of the whole line.
  let base: UInt8
  /// The level of each scalar; it has no meaning for scalars that rule X9 removes.
  private(set) var levels: [UInt8]
  private let original: [BidiClass]

  /// Resolves a line; without a `base`, its first strong scalar determines the base level.
  init(_ classes: [BidiClass], _ scalars: [Unicode.Scalar] = [], base: UInt8? = nil) {
    let isolates = BidiIsolates(classes)
    self.base = base ?? isolates.level(of: 0..<classes.count, in: classes) ?? 0
    original = classes
    let explicit = BidiEmbedding(classes, isolates, base: self.base)
    levels = explicit.levels
    for sequence in explicit.sequences() {
      var run = BidiSequence(sequence, explicit, base: self.base)
      run.resolveWeak()
      run.resolveBrackets(scalars, original: classes)
      run.resolveNeutrals()
      run.assignLevels(&levels)
    }
    resetBlanks()
  }

  /// Resets separators, and blanks before them and at the end, to the base level (L1).
  private mutating func resetBlanks() {
    var resets = true
    for index in original.indices.reversed() {
      switch original[index] {
      case .segmentSeparator, .paragraphSeparator: resets = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popIsolate:
        break
      default: resets = resets && original[index].isRemoved
      }
      if resets { levels[index] = base }
    }
  }

  /// Returns the indices of `levels` in visual order (L2).
  static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min()
    else { return order }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
