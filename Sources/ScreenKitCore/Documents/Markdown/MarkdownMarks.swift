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

/// The stack of emphasis markers that may still be closed.
struct MarkdownMarks {
  private struct Mark {
    let sign: UInt8
    let node: Int
    var left: Int
  }

  private var marks: [Mark] = []
  /// The number of stars among the markers, to skip useless searches; the others are underscores.
  private var stars = 0

  var count: Int { marks.count }

  private func has(_ sign: UInt8) -> Bool { sign == .star ? stars > 0 : marks.count > stars }

  mutating func open(_ sign: UInt8, count: Int, node: Int) {
    marks.append(Mark(sign: sign, node: node, left: count))
    if sign == .star { stars += 1 }
  }

  /// Drops all markers but the first `count`; the dropped ones remain text.
  mutating func drop(to count: Int) {
    while marks.count > count { drop() }
  }

  /// Pairs `count` closing characters of the last node with earlier markers.
  ///
  /// Returns the number of unpaired characters.
  mutating func close(_ sign: UInt8, count: Int, in nodes: inout [MarkdownNode]) -> Int {
    var left = count
    while left > 0, has(sign), let last = marks.last {
      guard last.sign == sign else {
        drop()
        continue
      }
      let used = min(2, left, last.left)
      nodes[last.node].open(used)
      nodes[nodes.count - 1].close(used)
      left -= used
      marks[marks.count - 1].left -= used
      if last.left == used { drop() }
    }
    return left
  }

  private mutating func drop() {
    if marks.removeLast().sign == .star { stars -= 1 }
  }

  /// Whether a row of marker characters can open or close emphasis, by the characters around it.
  struct Sides {
    let canOpen: Bool
    let canClose: Bool

    init(before: UInt8, after: UInt8, sign: UInt8) {
      let opens = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
      let closes =
        !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
      // An underscore within a word is not a marker.
      canOpen = opens && (sign == .star || !closes || before.isPunctuation)
      canClose = closes && (sign == .star || !opens || after.isPunctuation)
    }
  }
}

extension UInt8 {
  fileprivate static let star = UInt8(ascii: "*")
}
