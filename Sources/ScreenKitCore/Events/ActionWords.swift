/// A reader of the words of a line, one after another.
struct ActionWords {
  private var rest: Substring?

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest == nil }

  mutating func next() -> String? {
    guard let rest else { return nil }
    let word = rest.prefix { $0 != " " }
    self.rest = word.endIndex == rest.endIndex ? nil : rest[word.endIndex...].dropFirst()
    return String(word)
  }

  /// Skips the rest of the line if it is `word`; returns whether it was skipped.
  mutating func skip(_ word: String) -> Bool {
    guard rest == word[...] else { return false }
    rest = nil
    return true
  }

  mutating func int() -> Int? { next().flatMap { Int($0) } }

  /// Returns two numbers, written with a colon between them.
  mutating func pair() -> (Int, Int)? { next().flatMap(\.pair) }

  /// Returns two numbers that differ from 0 by at most `limit`; `nil` for any others.
  mutating func pair(within limit: Int) -> (Int, Int)? {
    guard let (first, second) = pair(), (-limit...limit).contains(first),
      (-limit...limit).contains(second)
    else { return nil }
    return (first, second)
  }

  /// Returns a location, limited so that sums with other coordinates cannot overflow.
  ///
  /// The limit is larger than any surface, because a view that is scrolled can be larger too.
  mutating func location() -> SurfacePoint? {
    pair(within: 0x7FFF_FFFF).map { SurfacePoint(x: $0, y: $1) }
  }

  /// Returns the rest of the line, which may contain spaces.
  mutating func remainder() -> String? {
    defer { rest = nil }
    return rest.map(String.init)
  }
}

extension String {
  /// The two numbers of "1:2".
  var pair: (Int, Int)? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}
