/// The children of a controller in order of arrival, with removal in amortized constant time.
///
/// Each record has its slot index. A removed record leaves an empty slot; the slots are compacted
/// when more are empty than used.
@MainActor
struct ChildList {
  private var slots: [ChildRecord?] = []
  private var count = 0
  /// The number of slots visited by compaction, for tests of its cost.
  private(set) var visits = 0

  var isEmpty: Bool { count == 0 }

  /// The children in order of arrival.
  var all: [Controller] { isEmpty ? [] : slots.compactMap { $0?.child } }

  mutating func append(_ record: ChildRecord) {
    record.slot = slots.count
    slots.append(record)
    count += 1
  }

  mutating func remove(_ record: ChildRecord) {
    guard slots.indices.contains(record.slot), slots[record.slot] === record else { return }
    slots[record.slot] = nil
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 2 * count + 32 { closeGaps() }
  }

  private mutating func closeGaps() {
    visits += slots.count
    slots = slots.filter { $0 != nil }
    for (index, record) in slots.enumerated() { record?.slot = index }
  }
}
