/// Numbers the links of a document in reading order.
package struct LinkNumbers {
  /// The number of links so far.
  package private(set) var count = 0
  private var current: String?

  package init() {}

  /// Begins another block, so that no link continues from the text before.
  package mutating func beginText() { current = nil }

  /// Returns the number of the link that `run`, the next of its block, belongs to, counted from 0.
  ///
  /// Returns `nil` if the run is no link.
  package mutating func number(of run: Document.Run) -> Int? {
    if run.link != current {
      current = run.link
      if current != nil { count += 1 }
    }
    return current == nil ? nil : count - 1
  }
}
