/// Which isolates belong together (BD9), and what their content begins with (P2, P3).
struct BidiIsolates {
  /// For each initiator the place of its end, and for each end the place of its initiator.
  private(set) var partners: [Int?]

  init(_ classes: [BidiClass]) {
    partners = Array(repeating: nil, count: classes.count)
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator {
        open.append(index)
      } else if kind == .popIsolate, let start = open.popLast() {
        (partners[start], partners[index]) = (index, start)
      } else if kind == .paragraphSeparator {
        open = []
      }
    }
  }

  /// The level that the first strong scalar of `range` gives, isolates left out; `nil` without one.
  func level(of range: Range<Int>, in classes: [BidiClass]) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .paragraphSeparator: return nil
      case let kind where kind.isIsolateInitiator:
        guard let end = partners[index] else { return nil }
        index = end
      default: break
      }
      index += 1
    }
    return nil
  }
}
