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

/// The container's record of one child, kept until the removal of the child.
@MainActor
final class ChildRecord {
  let child: Controller
  /// The container, which owns the record.
  unowned let container: Controller
  /// The index of the record in its ``ChildList``.
  var slot = 0
  /// The identity of the child within the container; `nil` if it has none.
  var id: ChildID?
  /// Whether the container received the child as an instance, so that it cannot be created again.
  var isMadeOnce = false
  /// The order number of the last time the child left the front; larger is later.
  var lastUse = 0
  /// The size of the child after the last layout in which it was in front; `nil` before the first.
  var size: SurfaceSize?

  init(of child: Controller, in container: Controller) {
    (self.child, self.container) = (child, container)
  }
}
