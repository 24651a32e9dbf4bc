/// The levels of the scalars of one line, which is a paragraph of its own (UAX #9).
///
/// A level is even where text runs to the right and odd where it runs to the left.
package struct BidiLine: Sendable {
  /// The level of the whole line.
  package let base: UInt8
  /// For each scalar its level; for those that rule X9 removes it means nothing.
  package private(set) var levels: [UInt8]
  private let original: [BidiClass]

  /// Resolves a line; a `base` of `nil` is that of its first strong scalar.
  package init(_ classes: [BidiClass], _ scalars: [Unicode.Scalar] = [], base: UInt8? = nil) {
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

  /// L1: separators, and blanks in front of them and at the end, run as the line does.
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

  /// L2: the places in the order in which `levels` are displayed.
  package static func order(of levels: [UInt8]) -> [Int] {
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
