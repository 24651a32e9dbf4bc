/// Gathers the text of one block as runs: white space collapses, and equal neighbours join.
///
/// It takes UTF-8 in any pieces that together are correct.
struct RunBuilder {
  /// What the characters to come look like.
  var style: Document.Style = [] {
    willSet { if newValue != style { endRun(keepingBlank: true) } }
  }
  /// Where the characters to come lead.
  var link: String? {
    // A blank before a link is none of its text, nor is one behind it.
    willSet { if newValue != link { endRun(keepingBlank: link == nil) } }
  }
  /// Whether line ends and blanks to come stay as they are.
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

  /// Ends the line, if there is text before and behind; twice makes an empty line.
  mutating func breakLine() { breaksDue += 1 }

  /// Has what follows begin on a line of its own.
  mutating func separate() { breaksDue = max(1, breaksDue) }

  /// Takes the runs, without blanks at both ends; the style and the link stay.
  mutating func take() -> [Document.Run] {
    (isSpaceDue, breaksDue) = (false, 0)
    endRun(keepingBlank: false)
    defer { runs = [] }
    return runs
  }

  /// Blanks and line breaks are written only when something stands before and behind them.
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

  /// White space of markup: blank, tab, line feed, form feed, carriage return.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || (self < 0x0E && self > 0x08 && self != 0x0B) }

  /// A letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// A digit of ASCII.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// A character of ASCII that is neither blank, letter, digit nor control.
  var isPunctuation: Bool { self &- 0x21 < 0x5E && !isLetter && !isDigit }
}
