/// The children of a controller in order of arrival; any of them leaves at the same cost.
///
/// Each child knows its slot. A slot whose child left stays empty until there are more empty slots
/// than children.
@MainActor
struct ChildList {
  private var slots: [Controller?] = []
  private var count = 0
  /// How many slots were looked at to give back room, for tests of what that costs.
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
