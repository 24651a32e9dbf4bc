/// A parser for the target of a link, which follows the link's text.
enum MarkdownTarget {
  /// The maximum nesting of parentheses, which limits the examinations of a byte.
  private static let deepest = 8

  /// Returns the target that begins at `start`, and the offset behind its closing parenthesis.
  ///
  /// Adds the number of examined bytes to `work`.
  static func read(_ bytes: [UInt8], from start: Int, work: inout Int) -> (String, Int)? {
    var place = skipSpace(bytes, from: start)
    work += place - start
    guard let (target, end) = target(bytes, from: place, work: &work) else { return nil }
    defer { work += place - end }
    place = skipSpace(bytes, from: end)
    if place > end, let next = skipTitle(bytes, from: place) {
      place = skipSpace(bytes, from: next)
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ")") else { return nil }
    return (text(bytes, target), place + 1)
  }

  /// Returns the target without the backslashes before punctuation, and with its characters for
  /// references.
  private static func text(_ bytes: [UInt8], _ target: Range<Int>) -> String {
    var text = RunBuilder()
    text.isPreformatted = true
    var start = target.lowerBound
    for place in target where place >= start && isEscape(bytes, at: place, in: target) {
      text.append(bytes, start..<place)
      text.append(bytes[place + 1])
      start = place + 2
    }
    text.append(bytes, start..<target.upperBound)
    return text.removeRuns().first?.text ?? ""
  }

  private static func isEscape(_ bytes: [UInt8], at place: Int, in range: Range<Int>) -> Bool {
    bytes[place] == UInt8(ascii: "\\") && place + 1 < range.upperBound
      && bytes[place + 1].isPunctuation
  }

  /// Returns the range of the target that begins at `start`, and the offset behind it.
  private static func target(
    _ bytes: [UInt8], from start: Int, work: inout Int
  ) -> (Range<Int>, Int)? {
    var (place, depth) = (start, 0)
    defer { work += place - start }
    let all = 0..<bytes.count
    if start < bytes.count, bytes[start] == UInt8(ascii: "<") {
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
        if bytes[place] == UInt8(ascii: "<") || bytes[place] == .lineFeed { return nil }
        place += isEscape(bytes, at: place, in: all) ? 2 : 1
      }
      guard place < bytes.count else { return nil }
      return (start + 1..<place, place + 1)
    }
    while place < bytes.count, bytes[place] > 0x20, bytes[place] != 0x7F {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      if depth > deepest { return nil }
      place += isEscape(bytes, at: place, in: all) ? 2 : 1
    }
    guard place < bytes.count, depth <= 0 else { return nil }
    return (start..<place, place)
  }

  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isSpace { place += 1 }
    return place
  }

  /// Returns the offset behind the link's optional title, or `nil` if there is none.
  private static func skipTitle(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let end: UInt8
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): end = bytes[start]
    case UInt8(ascii: "("): end = UInt8(ascii: ")")
    default: return nil
    }
    var place = start + 1
    while place < bytes.count, bytes[place] != end {
      // A parenthesis ends the search, which keeps the work linear.
      if bytes[place] == bytes[start] { return nil }
      place += isEscape(bytes, at: place, in: 0..<bytes.count) ? 2 : 1
    }
    return place < bytes.count ? place + 1 : nil
  }
}
