/// A stretch of a text between marks, or what is left of marks, and the styles beginning at it.
struct MarkdownNode {
  enum Kind: UInt8 {
    /// May hold what stands for characters.
    case text
    case literal
    case code, address, lineBreak, linkStart, linkEnd
  }

  /// How many of each style.
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
  /// The styles that end in front of it.
  private(set) var closes = Styles()
  /// The styles that begin behind it.
  private(set) var opens = Styles()

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }

  /// The place of the text that is shown.
  var range: Range<Int> { Int(start)..<Int(end) }

  mutating func hide() { end = start }

  /// Uses `count` of its marks, the innermost ones, to begin a style.
  mutating func open(_ count: Int) {
    end -= Int32(count)
    opens.add(count)
  }

  /// Uses `count` of its marks, the innermost ones, to end a style.
  mutating func close(_ count: Int) {
    start += Int32(count)
    closes.add(count)
  }
}

/// The marks that have begun emphasis which may still be ended.
struct MarkdownMarks {
  private struct Mark {
    let sign: UInt8
    let node: Int
    var left: Int
  }

  private var marks: [Mark] = []
  /// How many of the marks are stars, so that none is looked for in vain; the others are underscores.
  private var stars = 0

  var count: Int { marks.count }

  private func has(_ sign: UInt8) -> Bool { sign == .star ? stars > 0 : marks.count > stars }

  mutating func open(_ sign: UInt8, count: Int, node: Int) {
    marks.append(Mark(sign: sign, node: node, left: count))
    if sign == .star { stars += 1 }
  }

  /// Forgets the marks but for the first `count`; they are text.
  mutating func drop(to count: Int) {
    while marks.count > count { drop() }
  }

  /// Pairs `count` marks, of which the last node is, with those before; returns how many are left.
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

  /// What a row of marks can do, by the characters on both sides of it.
  struct Sides {
    let canOpen: Bool
    let canClose: Bool

    init(before: UInt8, after: UInt8, sign: UInt8) {
      let opens = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
      let closes =
        !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
      // An underscore within a word is a part of it.
      canOpen = opens && (sign == .star || !closes || before.isPunctuation)
      canClose = closes && (sign == .star || !opens || after.isPunctuation)
    }
  }
}

extension UInt8 {
  fileprivate static let star = UInt8(ascii: "*")
}
