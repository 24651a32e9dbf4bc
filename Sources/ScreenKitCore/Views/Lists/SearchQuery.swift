/// The words that a text must contain, in any order, without regard to case and diacritics.
public struct SearchQuery: Hashable, Sendable {
  /// The words, folded.
  private let words: [[UInt8]]

  /// Creates a query from what a user typed; spaces separate words.
  public init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { SearchFolding.fold($0) }
      .filter { !$0.isEmpty }
  }

  /// Whether every text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Returns whether `text` contains all words.
  public func matches(_ text: String) -> Bool {
    words.allSatisfy { SearchFolding.contains($0, in: text) }
  }

  /// Returns whether every text that matches this query matches `other` too.
  ///
  /// `false` only means that it is not certain.
  func refines(_ other: SearchQuery) -> Bool {
    other.words.allSatisfy { old in words.contains { $0.contains(old) } }
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
