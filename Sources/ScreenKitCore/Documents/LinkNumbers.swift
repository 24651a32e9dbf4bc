/// Counts the links of a document in reading order, as everyone who numbers them must.
package struct LinkNumbers {
  /// How many links there were so far.
  package private(set) var count = 0
  private var current: String?

  package init() {}

  /// Notes that what follows is a text of its own, into which no link continues.
  package mutating func beginText() { current = nil }

  /// The number of the link to which `run`, the next of its text, belongs.
  package mutating func number(of run: Document.Run) -> Int? {
    if run.link != current {
      current = run.link
      if current != nil { count += 1 }
    }
    return current == nil ? nil : count - 1
  }
}
