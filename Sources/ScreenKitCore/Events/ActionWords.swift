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
