/// A first-in, first-out queue; both ends take amortized constant time.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0
  /// The number of elements moved by compaction, for tests of its cost.
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

  /// Frees the space of removed elements, so rarely that each element is moved once at most.
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
