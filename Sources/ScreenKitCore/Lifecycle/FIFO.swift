/// Elements that leave in the order in which they came; both ends cost the same at any length.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0
  /// How many elements were moved to give back room, for tests of what that costs.
  private(set) var moves = 0

  var isEmpty: Bool { head == elements.count }

  var first: Element? { isEmpty ? nil : elements[head] }

  /// The elements, the oldest first.
  var all: some Sequence<Element> { elements[head...].lazy.compactMap(\.self) }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { trim() }
    let first = elements[head]
    elements[head] = nil
    head += 1
    return first
  }

  /// Gives back the room of what has left, so seldom that it costs each element one move.
  private mutating func trim() {
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.count <= 64)
      head = 0
    } else if head > 32, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
      moves += elements.count
    }
  }
}
