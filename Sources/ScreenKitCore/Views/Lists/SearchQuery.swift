/// A query for texts that contain all its words, in any order, ignoring case and diacritics.
public struct SearchQuery: Hashable, Sendable {
  /// The number of Unicode scalars that are used of a text.
  private static let limit = 256

  /// The words, folded.
  private let words: [[UInt8]]

  /// Creates a query from a typed text; spaces separate words.
  ///
  /// Only the first 256 Unicode scalars of `text` are used. Otherwise a long pasted text would make
  /// each search slow.
  public init(_ text: String) {
    let used = String(text.unicodeScalars.prefix(SearchQuery.limit))
    words = used.split(whereSeparator: \.isWhitespace).map { SearchFolding.fold($0) }
      .filter { !$0.isEmpty }
  }

  /// Whether the query has no words, so that every text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Returns whether `text` contains all words.
  public func matches(_ text: String) -> Bool {
    words.allSatisfy { SearchFolding.contains($0, in: text) }
  }

  /// Returns whether every text that matches this query certainly matches `other` too.
  ///
  /// The result may be `false` for a query that refines `other`.
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
