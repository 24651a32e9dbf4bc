/// The children of a controller in order of arrival, with removal in amortized constant time.
///
/// Each child stores its slot index. A removed child leaves an empty slot; the slots are compacted
/// when more are empty than used.
@MainActor
struct ChildList {
  private var slots: [Controller?] = []
  private var count = 0
  /// The number of slots visited by compaction, for tests of its cost.
  private(set) var visits = 0

  var isEmpty: Bool { count == 0 }

  /// The children in order of arrival.
  var all: [Controller] { isEmpty ? [] : slots.compactMap(\.self) }

  mutating func append(_ child: Controller) {
    child.slot = slots.count
    slots.append(child)
    count += 1
  }

  mutating func remove(_ child: Controller) {
    guard slots.indices.contains(child.slot), slots[child.slot] === child else { return }
    slots[child.slot] = nil
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 2 * count + 32 { closeGaps() }
  }

  private mutating func closeGaps() {
    visits += slots.count
    slots = all
    for (index, child) in slots.enumerated() { child?.slot = index }
  }
}
