/// A count of the links of a document in reading order.
///
/// A backend passes all runs of a document to it during drawing. ``ViewAction/followLink(_:)`` and
/// ``DocumentView/selectedLink`` use these numbers.
public struct LinkNumbers {
  /// The number of links so far.
  public private(set) var count = 0
  private var current: String?

  /// Creates a count at the beginning of a document.
  public init() {}

  /// Begins another block, so that no link continues from the previous block.
  public mutating func beginText() { current = nil }

  /// Returns the number of the link of `run`, the next run of its block, counted from 0.
  ///
  /// Returns `nil` if the run is no link.
  public mutating func number(of run: Document.Run) -> Int? {
    if run.link != current {
      current = run.link
      if current != nil { count += 1 }
    }
    return current == nil ? nil : count - 1
  }
}
