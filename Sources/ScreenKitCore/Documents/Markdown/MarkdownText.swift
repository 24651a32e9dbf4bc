/// A parser of emphasis, code, links, escapes and line breaks in the text of one block.
///
/// One pass splits the text into nodes; the markers of emphasis are paired within each link and at
/// the end. Each marker is examined a bounded number of times, in any combination.
struct MarkdownText {
  private let bytes: [UInt8]
  private var place = 0
  private var nodes: [MarkdownNode] = []
  private var marks = MarkdownMarks()
  private var brackets: [Bracket] = []
  /// The number of brackets before the last link, which begin no link around it, but images.
  private var bracketsOfNoLink = 0
  private var targets: [Int: String] = [:]
  /// The offset of the last row of backticks of each length; computed at first need.
  private var lastBackticks: [Int: Int]?

  private struct Bracket {
    let node: Int
    let isImage: Bool
    /// The number of open markers before the bracket.
    let marks: Int
  }

  /// The number of bytes examined so far, for tests of the cost.
  private(set) var work = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func runs(_ bytes: [UInt8]) -> [Document.Run] {
    var text = MarkdownText(bytes)
    text.scan()
    return text.build()
  }

  private func byte(at place: Int) -> UInt8 {
    bytes.indices.contains(place) ? bytes[place] : .blank
  }

  mutating func scan() {
    while place < bytes.count {
      work += 1
      switch bytes[place] {
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "`"): code()
      case UInt8(ascii: "*"), UInt8(ascii: "_"): mark()
      case UInt8(ascii: "["): openBracket(isImage: false)
      case UInt8(ascii: "!") where byte(at: place + 1) == UInt8(ascii: "["):
        openBracket(isImage: true)
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): address()
      case UInt8(ascii: "\n"): lineEnd()
      default: plain()
      }
    }
    marks.pair(behind: 0, in: &nodes)
  }

  private mutating func add(_ kind: MarkdownNode.Kind, _ range: Range<Int>, next: Int) {
    nodes.append(MarkdownNode(kind, range))
    place = next
  }

  private mutating func plain() {
    let start = place
    repeat { place += 1 } while place < bytes.count && !bytes[place].isMarkdown
    add(.text, start..<place, next: place)
  }

  private mutating func escape() {
    let next = byte(at: place + 1)
    if next == .lineFeed {
      add(.lineBreak, place..<place, next: place + 2)
    } else if next.isPunctuation {
      add(.literal, place + 1..<place + 2, next: place + 2)
    } else {
      add(.literal, place..<place + 1, next: place + 1)
    }
  }

  private mutating func lineEnd() {
    let isHard = byte(at: place - 1) == .blank && byte(at: place - 2) == .blank && place > 1
    add(isHard ? .lineBreak : .text, place..<place + (isHard ? 0 : 1), next: place + 1)
  }
}

// MARK: Code and addresses

extension MarkdownText {
  private mutating func backticks(at start: Int) -> Int {
    var end = start
    while byte(at: end) == UInt8(ascii: "`") { end += 1 }
    work += end - start
    return end - start
  }

  private mutating func code() {
    let count = backticks(at: place)
    let start = place + count
    guard lastPlace(ofBackticks: count) > place else {
      return add(.literal, place..<start, next: start)
    }
    var end = start
    while true {
      if bytes[end] != UInt8(ascii: "`") {
        end += 1
      } else if case let length = backticks(at: end), length != count {
        end += length
      } else {
        break
      }
    }
    work += end - start
    add(.code, start..<end, next: end + count)
  }

  private mutating func lastPlace(ofBackticks count: Int) -> Int {
    if let known = lastBackticks { return known[count] ?? -1 }
    var found: [Int: Int] = [:]
    var place = place
    while place < bytes.count {
      let length = backticks(at: place)
      work += 1
      if length > 0 { found[length] = place }
      place += max(1, length)
    }
    lastBackticks = found
    return found[count] ?? -1
  }

  /// Parses an address between angle brackets, which becomes a link with the address as its text.
  private mutating func address() {
    let start = place + 1
    var end = start
    var isAddress = false
    while end < bytes.count, !bytes[end].isSpace, bytes[end] != UInt8(ascii: "<"),
      bytes[end] != UInt8(ascii: ">")
    {
      isAddress = isAddress || bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: "@")
      end += 1
    }
    work += end - start
    guard isAddress, byte(at: end) == UInt8(ascii: ">") else {
      return add(.literal, place..<start, next: start)
    }
    targets[nodes.count] = String(decoding: bytes[start..<end], as: UTF8.self)
    add(.address, start..<end, next: end + 1)
  }
}

// MARK: Emphasis

extension MarkdownText {
  private mutating func mark() {
    let sign = bytes[place]
    let start = place
    while byte(at: place) == sign { place += 1 }
    let sides = MarkdownMarks.Sides(
      before: String(decoding: bytes[max(0, start - 4)..<start], as: UTF8.self).last,
      after: String(decoding: bytes[place...].prefix(4), as: UTF8.self).first, sign: sign)
    nodes.append(MarkdownNode(.literal, start..<place))
    marks.add(sign, count: place - start, sides, node: nodes.count - 1)
  }
}

// MARK: Links

extension MarkdownText {
  private mutating func openBracket(isImage: Bool) {
    brackets.append(Bracket(node: nodes.count, isImage: isImage, marks: marks.count))
    let end = place + (isImage ? 2 : 1)
    add(.literal, place..<end, next: end)
  }

  /// Makes a link of the text between the brackets, if a target follows them.
  private mutating func closeBracket() {
    let bracket = brackets.popLast()
    // A link contains no other link.
    let isUsable = bracket?.isImage ?? false || brackets.count >= bracketsOfNoLink
    bracketsOfNoLink = min(bracketsOfNoLink, brackets.count)
    guard let bracket, isUsable, byte(at: place + 1) == UInt8(ascii: "("),
      let (target, next) = MarkdownTarget.read(bytes, from: place + 2, work: &work)
    else { return add(.literal, place..<place + 1, next: place + 1) }
    // Markers that began within the link cannot end outside of it.
    marks.pair(behind: bracket.marks, in: &nodes)
    nodes[bracket.node].hide()
    if !bracket.isImage {
      nodes[bracket.node].kind = .linkStart
      targets[bracket.node] = target
      bracketsOfNoLink = brackets.count
    }
    add(bracket.isImage ? .literal : .linkEnd, place..<place, next: next)
  }
}

// MARK: Building

extension MarkdownText {
  private func build() -> [Document.Run] {
    var text = RunBuilder()
    var (strong, emphasis) = (0, 0)
    for (index, node) in nodes.enumerated() {
      strong -= Int(node.closes.strong)
      emphasis -= Int(node.closes.emphasis)
      text.style = Document.Style(strong: strong > 0, emphasis: emphasis > 0)
      append(node, at: index, to: &text)
      strong += Int(node.opens.strong)
      emphasis += Int(node.opens.emphasis)
    }
    return text.removeRuns()
  }

  private func append(_ node: MarkdownNode, at index: Int, to text: inout RunBuilder) {
    switch node.kind {
    case .text: text.append(bytes, node.range)
    case .literal: text.append(bytes[node.range])
    case .lineBreak: text.breakLine()
    case .code:
      text.style.insert(.code)
      text.append(bytes[node.range])
    case .linkStart: text.link = targets[index]
    case .linkEnd: text.link = nil
    case .address:
      let around = text.link
      text.link = around ?? targets[index]
      text.append(bytes[node.range])
      text.link = around
    }
  }
}

extension Document.Style {
  fileprivate init(strong: Bool, emphasis: Bool) {
    self = strong ? .strong : []
    if emphasis { insert(.emphasis) }
  }
}

extension UInt8 {
  /// Whether the character may be a marker within a text.
  fileprivate var isMarkdown: Bool {
    switch self {
    case 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x21, 0x5D, 0x3C, 0x0A: true
    default: false
    }
  }
}
