/// A builder of the runs of one block, which collapses whitespace and joins adjacent equal runs.
///
/// It accepts UTF-8 in pieces; only the pieces together must be valid.
struct RunBuilder {
  /// The style of the following characters.
  var style: Document.Style = [] {
    willSet { if newValue != style { endRun(keepingBlank: true) } }
  }
  /// The link target of the following characters.
  var link: String? {
    // A space before or after a link does not belong to its text.
    willSet { if newValue != link { endRun(keepingBlank: link == nil) } }
  }
  /// Whether following line breaks and spaces are preserved.
  var isPreformatted = false

  private var runs: [Document.Run] = []
  private var bytes: [UInt8] = []
  private var isSpaceDue = false
  private var breaksDue = 0

  init() {}

  private var isEmpty: Bool { runs.isEmpty && bytes.isEmpty }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if byte.isSpace && !isPreformatted {
      isSpaceDue = true
    } else if byte == .lineFeed {
      breaksDue += 1
    } else {
      if isSpaceDue || breaksDue > 0 { payDues() }
      bytes.append(byte)
    }
  }

  mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text { append(byte) }
  }

  /// Inserts a line break if there is text before and after it; two breaks make an empty line.
  mutating func breakLine() { breaksDue += 1 }

  /// Begins the following text on a line of its own.
  mutating func separate() { breaksDue = max(1, breaksDue) }

  /// Returns the runs without whitespace at both ends, and empties the builder, except for its
  /// style and link.
  mutating func removeRuns() -> [Document.Run] {
    (isSpaceDue, breaksDue) = (false, 0)
    endRun(keepingBlank: false)
    defer { runs = [] }
    return runs
  }

  /// Writes the pending spaces and line breaks between two texts.
  private mutating func payDues() {
    if !isEmpty {
      bytes.append(
        contentsOf: repeatElement(breaksDue > 0 ? .lineFeed : .blank, count: max(1, breaksDue)))
    }
    (isSpaceDue, breaksDue) = (false, 0)
  }

  private mutating func endRun(keepingBlank: Bool) {
    if keepingBlank, isSpaceDue, breaksDue == 0 { payDues() }
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let last = runs.last, last.style == style, last.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Document.Run(text, style, link: link))
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")

  /// Whether this is whitespace of markup: space, tab, line feed, form feed or carriage return.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || (self < 0x0E && self > 0x08 && self != 0x0B) }

  /// Whether this is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this is an ASCII digit.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is a printable ASCII character other than space, letters and digits.
  var isPunctuation: Bool { self &- 0x21 < 0x5E && !isLetter && !isDigit }
}
