/// The visible tabs of a bar, which scrolls if all tabs together are wider than the bar.
///
/// Widths and ranges are in units. The strip scrolls by whole tabs: `first` is the index of the
/// first visible tab. The last visible tab may be cut at its end. An invisible tab has an empty
/// range.
struct TabStrip: Equatable {
  /// The minimum width of a cut tab; narrower parts are omitted.
  static let leastPart = 4
  /// The minimum width of a bar with marks, in widths of a mark; narrower bars have only tabs.
  private static let marksOfSpace = 6

  /// The end of each tab without scrolling.
  private var ends: [Int] = []
  /// The width of the bar.
  private(set) var room = 0
  /// The width of a mark for more tabs.
  private var mark = 0
  /// The index of the first visible tab.
  private(set) var first = 0

  /// The number of tabs.
  var count: Int { ends.count }
  /// Whether the tabs need more space than the bar has.
  var overflows: Bool { (ends.last ?? 0) > room }
  /// Whether the tabs need at least the whole space, so that their widths depend on the selection.
  var isTight: Bool { (ends.last ?? 0) >= room }
  /// Whether there are tabs before the visible ones.
  var hasMoreBefore: Bool { overflows && first > 0 }
  /// Whether there are tabs after the completely visible ones.
  var hasMoreAfter: Bool { overflows && start(from: first) + width(from: first) > room }

  /// The range of the mark at the start; empty without a mark.
  var markBefore: Range<Int> { hasMoreBefore ? 0..<mark : 0..<0 }
  /// The range of the mark at the end; empty without a mark.
  var markAfter: Range<Int> { hasMoreAfter ? room - mark..<room : room..<room }

  /// The range of each tab; empty for an invisible tab.
  var places: [Range<Int>] {
    let (shift, limit) = (shift(from: first), markAfter.lowerBound)
    return ends.indices.map { index in
      let start = begin(of: index) - shift
      guard index >= first, start < limit else { return 0..<0 }
      let end = min(ends[index] - shift, limit)
      let isLeftOut = end < ends[index] - shift && end - start < Self.leastPart
      return isLeftOut && index > first ? 0..<0 : start..<end
    }
  }

  /// Stores the layout of the tabs, and scrolls back if there is space for more tabs.
  mutating func fit(_ widths: [Int], in room: Int, mark: Int) {
    var end = 0
    ends = widths.map {
      end += max(0, $0)
      return end
    }
    self.room = max(0, room)
    self.mark = mark * Self.marksOfSpace <= self.room ? mark : 0
    first = min(first, lastStart)
  }

  /// Scrolls the tab at `index` to the middle of the bar, as far as scrolling by whole tabs allows.
  ///
  /// The result does not depend on the previous scroll position.
  mutating func center(_ index: Int) {
    guard overflows, ends.indices.contains(index) else { return }
    let doubledMiddle = begin(of: index) + ends[index]
    first = min(
      lastStart, (0...index).first { doubledMiddle - 2 * shift(from: $0) <= room } ?? index)
    while first < index, !shows(index, from: first) { first += 1 }
  }

  /// Scrolls until the tab at `index` comes first, or to the end; returns whether the strip moved.
  mutating func scroll(to index: Int) -> Bool {
    let target = max(0, min(index, lastStart))
    guard overflows, target != first else { return false }
    first = target
    return true
  }

  /// Scrolls by the visible tabs, back if `forward` is `false`; returns whether the strip moved.
  mutating func turnPage(forward: Bool) -> Bool {
    if forward {
      return scroll(to: ends.indices.first { $0 > first && !shows($0, from: first) } ?? first)
    }
    guard first > 0 else { return false }
    let last = first - 1
    return scroll(to: (0...last).first { shows(last, from: $0) } ?? last)
  }

  /// The index of the first visible tab if the strip is scrolled to its end.
  private var lastStart: Int {
    guard overflows else { return 0 }
    return ends.indices.first { start(from: $0) + width(from: $0) <= room } ?? max(0, count - 1)
  }

  private func begin(of index: Int) -> Int { index > 0 ? ends[index - 1] : 0 }
  private func start(from first: Int) -> Int { first > 0 ? mark : 0 }
  private func width(from first: Int) -> Int { (ends.last ?? 0) - begin(of: first) }
  private func shift(from first: Int) -> Int {
    begin(of: first) - (overflows ? start(from: first) : 0)
  }

  /// Returns whether the tab at `index` is completely visible if `first` is the first visible tab.
  private func shows(_ index: Int, from first: Int) -> Bool {
    guard index >= first else { return false }
    let hasMore = start(from: first) + width(from: first) > room
    return ends[index] - shift(from: first) <= room - (hasMore ? mark : 0)
  }
}
