/// A priority queue of actions by deadline; equal deadlines keep their order of arrival.
///
/// It is a binary heap that stores the position of each entry, so that adding, taking and
/// cancelling take logarithmic time. An entry has a slot, which stores its position in the heap;
/// free slots are used again. All methods can be inlined, since clocks of other modules would
/// otherwise run unspecialized generic code.
public struct TimerQueue<Action> {
  /// The identity of an entry until it is taken or cancelled.
  public struct ID: Hashable, Sendable {
    @usableFromInline let number: UInt64
    @usableFromInline let slot: Int

    @usableFromInline init(number: UInt64, slot: Int) {
      self.number = number
      self.slot = slot
    }
  }

  @usableFromInline struct Entry {
    @usableFromInline let deadline: ClockInstant
    @usableFromInline let id: ID
    @usableFromInline let action: Action

    @inlinable init(deadline: ClockInstant, id: ID, action: Action) {
      self.deadline = deadline
      self.id = id
      self.action = action
    }

    @inlinable func precedes(_ other: Entry) -> Bool {
      (deadline, id.number) < (other.deadline, other.id.number)
    }
  }

  @usableFromInline var heap: [Entry] = []
  /// The heap position of each slot's entry; undefined for free slots.
  @usableFromInline var places: [Int] = []
  @usableFromInline var freeSlots: [Int] = []
  @usableFromInline var nextNumber: UInt64 = 0

  /// Creates an empty queue.
  @inlinable public init() {}

  /// The number of pending actions.
  @inlinable public var count: Int { heap.count }

  /// The earliest instant at which an action is due, or `nil` if none is pending.
  @inlinable public var nextDeadline: ClockInstant? { heap.first?.deadline }

  /// Adds `action`, due at `deadline`, and returns its identity.
  @inlinable public mutating func add(_ action: Action, at deadline: ClockInstant) -> ID {
    let id = ID(number: nextNumber, slot: freeSlots.popLast() ?? places.count)
    nextNumber += 1
    if id.slot == places.count { places.append(0) }
    heap.append(Entry(deadline: deadline, id: id, action: action))
    places[id.slot] = heap.count - 1
    rise(heap.count - 1)
    return id
  }

  /// Removes the entry with `id`; does nothing if it is unknown.
  @inlinable public mutating func cancel(_ id: ID) {
    guard places.indices.contains(id.slot) else { return }
    let index = places[id.slot]
    // The slot may belong to another entry now, or its position to a later entry.
    if index < heap.count, heap[index].id == id { remove(at: index) }
  }

  /// Removes and returns the earliest action that is due at `now`; `nil` if no action is due.
  @inlinable public mutating func takeDue(at now: ClockInstant) -> Action? {
    guard let first = heap.first, first.deadline <= now else { return nil }
    remove(at: 0)
    return first.action
  }

  @inlinable mutating func remove(at index: Int) {
    swap(index, heap.count - 1)
    freeSlots.append(heap.removeLast().id.slot)
    guard index < heap.count else { return }
    sink(index)
    rise(index)
  }

  @inlinable mutating func swap(_ first: Int, _ second: Int) {
    heap.swapAt(first, second)
    places[heap[first].id.slot] = first
    places[heap[second].id.slot] = second
  }

  @inlinable mutating func rise(_ index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      swap(child, parent)
      child = parent
    }
  }

  @inlinable mutating func sink(_ index: Int) {
    var parent = index
    while true {
      let left = 2 * parent + 1, right = left + 1
      var least = parent
      if left < heap.count, heap[left].precedes(heap[least]) { least = left }
      if right < heap.count, heap[right].precedes(heap[least]) { least = right }
      if least == parent { return }
      swap(parent, least)
      parent = least
    }
  }
}
