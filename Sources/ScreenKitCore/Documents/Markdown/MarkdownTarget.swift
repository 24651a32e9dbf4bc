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
    var text = RunBuilder()
    text.append(bytes, target)
    return (text.removeRuns().first?.text ?? "", place + 1)
  }

  private static func target(
    _ bytes: [UInt8], from start: Int, work: inout Int
  ) -> (Range<Int>, Int)? {
    var (place, depth) = (start, 0)
    defer { work += place - start }
    while place < bytes.count, !bytes[place].isSpace {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      if depth > deepest { return nil }
      place += 1
    }
    guard place < bytes.count, depth <= 0 else { return nil }
    // Angle brackets around a target do not belong to it.
    let isBracketed =
      place - start > 1 && bytes[start] == UInt8(ascii: "<")
      && bytes[place - 1] == UInt8(ascii: ">")
    return (isBracketed ? start + 1..<place - 1 : start..<place, place)
  }

  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isSpace { place += 1 }
    return place
  }

  /// Returns the offset behind the link's optional title, or `nil` if there is none.
  private static func skipTitle(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[start])
    else { return nil }
    return bytes[(start + 1)...].firstIndex(of: bytes[start]).map { $0 + 1 }
  }
}
