internal import ScreenKitCore

/// A text that edits change one after another, for the conversion between browser offsets and
/// framework positions.
///
/// A position is counted from the last one, so that successive edits near each other read only the
/// text between them.
struct TextOffsets {
  private var units: [UInt16]
  /// The last converted offset and its position; only units before it determine the position.
  private var last = (offset: 0, position: TextPosition.start)
  /// The number of units read so far, for tests of the cost.
  private(set) var work = 0

  init(_ units: [UInt16]) { self.units = units }

  /// Replaces `range` by `replacement`, and returns the edit with this effect.
  ///
  /// The range of the edit is extended to whole characters, and its replacement keeps the parts
  /// outside of `range`. A browser may delete a part of a character, such as an accent.
  ///
  /// - Returns: The edit; `nil` if the range is not within the text.
  mutating func edit(
    _ range: Range<Int>, by replacement: String, selecting: (anchor: Int, head: Int)?
  ) -> TextEdit? {
    guard range.lowerBound >= 0, range.upperBound <= units.count else { return nil }
    let start = character(around: range.lowerBound).start
    let end = character(around: range.upperBound).end
    let whole = text(start..<range.lowerBound) + replacement + text(range.upperBound..<end)
    // The start is converted last, since the edit changes all later positions.
    let upper = position(of: end)
    let lower = position(of: start)
    units.replaceSubrange(range, with: replacement.utf16)
    let selection = selecting.map {
      TextSelection(anchor: position($0.anchor), head: position($0.head))
    }
    return TextEdit(replacing: lower..<upper, by: whole, selecting: selection)
  }

  /// Returns the position of the character at an offset, which is limited to the text.
  mutating func position(_ offset: Int) -> TextPosition {
    position(of: character(around: max(0, min(offset, units.count))).start)
  }

  /// Returns the offset of a position.
  func offset(of position: TextPosition) -> Int {
    var offset = 0
    for _ in 0..<position.line {
      guard let lineBreak = units[offset...].firstIndex(of: .lineFeed) else { break }
      offset = lineBreak + 1
    }
    var bytes = 0
    while offset < units.count, bytes < position.offset {
      bytes += units[offset].byteCount
      offset += 1
    }
    return offset
  }

  /// Returns a part of the text, without a half of a pair of surrogates at its ends.
  private func text(_ range: Range<Int>) -> String {
    var part = units[range]
    if let unit = part.last, UTF16.isLeadSurrogate(unit) { part = part.dropLast() }
    if let unit = part.first, UTF16.isTrailSurrogate(unit) { part = part.dropFirst() }
    return String(decoding: part, as: UTF16.self)
  }

  /// Returns the bounds of the character that contains `offset`; both are `offset` between two
  /// characters.
  private mutating func character(around offset: Int) -> (start: Int, end: Int) {
    guard offset > 0, offset < units.count, !isCertainBoundary(offset) else {
      return (offset, offset)
    }
    var (start, end) = (offset - 1, offset + 1)
    while start > 0, !isCertainBoundary(start) { start -= 1 }
    while end < units.count, !isCertainBoundary(end) { end += 1 }
    work += end - start
    for character in String(decoding: units[start..<end], as: UTF16.self) {
      let next = start + character.utf16.count
      if next > offset { return start == offset ? (offset, offset) : (start, next) }
      start = next
    }
    return (offset, offset)
  }

  /// Returns whether two characters meet at `offset`, judged by the units around it.
  private func isCertainBoundary(_ offset: Int) -> Bool {
    let before = units[offset - 1]
    return before == .lineFeed || before.isSimple && units[offset].isSimple
  }

  /// Returns the position of an offset between two characters.
  private mutating func position(of offset: Int) -> TextPosition {
    let isAfter = offset > last.offset
    let between = units[min(offset, last.offset)..<max(offset, last.offset)]
    let breaks = between.count { $0 == .lineFeed }
    work += between.count
    if breaks == 0 {
      last.position.offset += isAfter ? between.byteCount : -between.byteCount
    } else {
      let line = (units[..<offset].lastIndex(of: .lineFeed) ?? -1) + 1
      work += offset - line
      last.position.line += isAfter ? breaks : -breaks
      last.position.offset = units[line..<offset].byteCount
    }
    last.offset = offset
    return last.position
  }
}

extension UInt16 {
  fileprivate static var lineFeed: UInt16 { 10 }

  /// Whether the unit is a scalar that is never joined with another such unit to one character.
  ///
  /// These are the scalars before the combining marks, apart from the carriage return, and the
  /// ideographs.
  fileprivate var isSimple: Bool { self < 0x300 && self != 13 || 0x3400...0x9FFF ~= self }

  /// The size in UTF-8; each half of a pair of surrogates counts as two bytes.
  fileprivate var byteCount: Int {
    switch self {
    case ..<0x80: 1
    case ..<0x800, 0xD800...0xDFFF: 2
    default: 3
    }
  }
}

extension ArraySlice<UInt16> {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.byteCount } }
}
