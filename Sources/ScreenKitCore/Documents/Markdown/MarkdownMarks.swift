/// A piece of text between markers, or the rest of a marker, with the styles that begin or end
/// there.
struct MarkdownNode {
  enum Kind: UInt8 {
    /// Text that may contain character references.
    case text
    case literal
    case code, address, lineBreak, linkStart, linkEnd
  }

  /// The number of occurrences of each style.
  struct Styles {
    var strong: Int32 = 0
    var emphasis: Int32 = 0

    mutating func add(_ count: Int) {
      if count == 2 { strong += 1 } else { emphasis += 1 }
    }
  }

  var kind: Kind
  private var start: Int32
  private var end: Int32
  /// The styles that end before the node.
  private(set) var closes = Styles()
  /// The styles that begin after the node.
  private(set) var opens = Styles()

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }

  /// The byte range of the shown text.
  var range: Range<Int> { Int(start)..<Int(end) }

  mutating func hide() { end = start }

  /// Uses the `count` innermost characters of the marker to begin a style.
  mutating func open(_ count: Int) {
    end -= Int32(count)
    opens.add(count)
  }

  /// Uses the `count` innermost characters of the marker to end a style.
  mutating func close(_ count: Int) {
    start += Int32(count)
    closes.add(count)
  }
}

/// The emphasis markers that are not paired yet, by the rules of CommonMark.
struct MarkdownMarks {
  private struct Mark {
    let sign: UInt8
    let node: Int
    /// The number of characters of the whole marker.
    let length: Int
    let sides: Sides
    /// The number of characters that are not paired yet.
    var left: Int
  }

  private var marks: [Mark] = []

  var count: Int { marks.count }

  mutating func add(_ sign: UInt8, count: Int, _ sides: Sides, node: Int) {
    guard sides.canOpen || sides.canClose else { return }
    marks.append(Mark(sign: sign, node: node, length: count, sides: sides, left: count))
  }

  /// Pairs the markers behind the first `count`, and drops them; those without a partner remain
  /// text.
  ///
  /// Each closing marker is paired with the nearest opening one.
  mutating func pair(behind count: Int, in nodes: inout [MarkdownNode]) {
    var open: [Mark] = []
    // For each kind of closing marker, the number of open markers that cannot be its partner, so
    // that none of them is tried again.
    var tried = [Int](repeating: 0, count: Kind.count)
    for index in count..<marks.count {
      var mark = marks[index]
      let kind = Kind(mark.sign, mark.length, canOpen: mark.sides.canOpen).index
      while mark.sides.canClose, mark.left > 0 {
        let partner = open.indices.dropFirst(tried[kind]).last { Self.fit(open[$0], mark) }
        guard let partner else {
          tried[kind] = open.count
          break
        }
        // Markers between the two remain text.
        open.removeSubrange((partner + 1)...)
        let used = min(2, mark.left, open[partner].left)
        nodes[open[partner].node].open(used)
        nodes[mark.node].close(used)
        open[partner].left -= used
        mark.left -= used
        if open[partner].left == 0 { open.removeLast() }
        for kind in tried.indices { tried[kind] = min(tried[kind], open.count) }
      }
      if mark.sides.canOpen, mark.left > 0 { open.append(mark) }
    }
    marks.removeSubrange(count...)
  }

  /// Returns whether emphasis can be between the two markers.
  private static func fit(_ opener: Mark, _ closer: Mark) -> Bool {
    guard opener.sign == closer.sign else { return false }
    // In `*foo**bar*` the two stars are text, so that the single ones can be partners.
    let isWithin = opener.sides.canClose || closer.sides.canOpen
    return !isWithin || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }

  /// The properties of a closing marker that determine its partners.
  private struct Kind {
    static let count = 12
    let index: Int

    init(_ sign: UInt8, _ length: Int, canOpen: Bool) {
      index = (sign == UInt8.star ? 6 : 0) + (canOpen ? 3 : 0) + length % 3
    }
  }

  /// Whether a row of marker characters can open or close emphasis, by the characters around it.
  struct Sides {
    let canOpen: Bool
    let canClose: Bool

    init(before: Character?, after: Character?, sign: UInt8) {
      let (isBeforeSpace, isAfterSpace) = (
        before?.isWhitespace ?? true, after?.isWhitespace ?? true
      )
      let (isBeforeSign, isAfterSign) = (before?.isSign ?? false, after?.isSign ?? false)
      let opens = !isAfterSpace && (!isAfterSign || isBeforeSpace || isBeforeSign)
      let closes = !isBeforeSpace && (!isBeforeSign || isAfterSpace || isAfterSign)
      // An underscore within a word is not a marker.
      canOpen = opens && (sign == .star || !closes || isBeforeSign)
      canClose = closes && (sign == .star || !opens || isAfterSign)
    }
  }
}

extension Character {
  /// Whether this is punctuation, or an ASCII symbol.
  fileprivate var isSign: Bool {
    isPunctuation || asciiValue?.isPunctuation ?? false
  }
}

extension UInt8 {
  fileprivate static let star = UInt8(ascii: "*")
}
