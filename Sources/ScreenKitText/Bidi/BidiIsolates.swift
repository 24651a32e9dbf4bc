/// The matching pairs of isolate controls (BD9), and the level of their content (P2, P3).
struct BidiIsolates {
  /// The position of the end for each initiator, and of the initiator for each end.
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

  /// Returns the level of the first strong scalar in `range`, skipping isolates; `nil` without one.
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
