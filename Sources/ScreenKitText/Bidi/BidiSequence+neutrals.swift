extension BidiSequence {
  /// Resolves neutrals to the direction on both sides of them, or else to that of the level (N1,
  /// N2).
  mutating func resolveNeutrals() {
    var index = 0
    while index < classes.count {
      let first = index
      while index < classes.count, classes[index].isNeutral { index += 1 }
      if index == first {
        index += 1
        continue
      }
      let before = first == 0 ? start : classes[first - 1].strong
      let behind = index == classes.count ? end : classes[index].strong
      let resolved = before == behind ? before ?? direction : direction
      for place in first..<index { classes[place] = resolved }
    }
  }

  /// Gives both brackets of a pair the same direction (N0).
  mutating func resolveBrackets(_ scalars: [Unicode.Scalar], original: [BidiClass]) {
    guard !scalars.isEmpty else { return }
    for pair in bracketPairs(scalars) {
      guard let resolved = direction(within: pair) else { continue }
      for place in [pair.open, pair.close] {
        classes[place] = resolved
        // Marks on a bracket get the same direction.
        var mark = place + 1
        while mark < classes.count, original[places[mark]] == .nonspacingMark {
          classes[mark] = resolved
          mark += 1
        }
      }
    }
  }

  /// Returns the direction of a bracket pair; `nil` without strong text in it.
  private func direction(within pair: (open: Int, close: Int)) -> BidiClass? {
    var isOpposite = false
    for index in pair.open + 1..<pair.close {
      guard let strong = classes[index].strong else { continue }
      if strong == direction { return direction }
      isOpposite = true
    }
    guard isOpposite else { return nil }
    return classes[..<pair.open].last { $0.strong != nil }?.strong ?? start
  }

  /// Returns the bracket pairs in order of their opening ones; none with more than 63 nested
  /// (BD16).
  private func bracketPairs(_ scalars: [Unicode.Scalar]) -> [(open: Int, close: Int)] {
    var open: [(bracket: UInt32, place: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for index in classes.indices where classes[index] == .otherNeutral {
      switch BidiBracket(scalars[places[index]]) {
      case .open(let closing):
        if open.count == 63 { return [] }
        open.append((closing, index))
      case .close(let closing):
        guard let match = open.lastIndex(where: { $0.bracket == closing }) else { continue }
        pairs.append((open[match].place, index))
        open.removeSubrange(match...)
      case nil: break
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }
}
