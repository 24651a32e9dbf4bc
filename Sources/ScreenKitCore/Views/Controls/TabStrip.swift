/// The tabs of a bar in sight, where all of them together are wider than the bar.
///
/// The strip scrolls by whole tabs: `first` is the first one in sight. The last one in sight may be
/// cut at its end. A tab that is out of sight has an empty range.
struct TabStrip: Equatable {
  /// The width below which a tab that is cut is left out.
  static let leastPart = 4
  /// The width, in marks, below which the bar has none, so that a tab has most of the space.
  private static let marksOfSpace = 6

  /// The end of each tab as if nothing were scrolled.
  private var ends: [Int] = []
  /// The width of the bar.
  private(set) var room = 0
  /// The width of a mark, which shows that there are more tabs.
  private var mark = 0
  /// The first tab in sight.
  private(set) var first = 0

  /// The number of tabs.
  var count: Int { ends.count }
  /// Whether the tabs need more space than there is.
  var overflows: Bool { (ends.last ?? 0) > room }
  /// Whether the tabs need all of the space or more, so that their widths depend on the selection.
  var isTight: Bool { (ends.last ?? 0) >= room }
  /// Whether there are tabs out of sight in front of those in sight.
  var hasMoreBefore: Bool { overflows && first > 0 }
  /// Whether there are tabs behind those that are in sight as a whole.
  var hasMoreAfter: Bool { overflows && start(from: first) + width(from: first) > room }

  /// The range of the mark at the start; empty without one.
  var markBefore: Range<Int> { hasMoreBefore ? 0..<mark : 0..<0 }
  /// The range of the mark at the end; empty without one.
  var markAfter: Range<Int> { hasMoreAfter ? room - mark..<room : room..<room }

  /// The range of each tab in sight.
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

  /// Stores the layout of the tabs, and keeps as many of them in sight as there is space for.
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

  /// Scrolls the tab at `index` to the middle of the bar, or as near to it as whole tabs allow.
  ///
  /// The result depends on nothing that was shown before.
  mutating func center(_ index: Int) {
    guard overflows, ends.indices.contains(index) else { return }
    let doubledMiddle = begin(of: index) + ends[index]
    first = min(
      lastStart, (0...index).first { doubledMiddle - 2 * shift(from: $0) <= room } ?? index)
    while first < index, !shows(index, from: first) { first += 1 }
  }

  /// Scrolls so that the tab at `index` is the first one, or as far as there are tabs; returns
  /// whether anything moved.
  mutating func scroll(to index: Int) -> Bool {
    let target = max(0, min(index, lastStart))
    guard overflows, target != first else { return false }
    first = target
    return true
  }

  /// Scrolls by the tabs in sight, back if `forward` is `false`; returns whether anything moved.
  mutating func turnPage(forward: Bool) -> Bool {
    if forward {
      return scroll(to: ends.indices.first { $0 > first && !shows($0, from: first) } ?? first)
    }
    guard first > 0 else { return false }
    let last = first - 1
    return scroll(to: (0...last).first { shows(last, from: $0) } ?? last)
  }

  /// The first tab when the strip is scrolled to its end.
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

  /// Returns whether the tab at `index` is in sight as a whole if `first` is the first one.
  private func shows(_ index: Int, from first: Int) -> Bool {
    guard index >= first else { return false }
    let hasMore = start(from: first) + width(from: first) > room
    return ends[index] - shift(from: first) <= room - (hasMore ? mark : 0)
  }
}
