/// A scanner of texts and tags of supported elements in HTML, which examines each byte once.
///
/// Comments, declarations and unknown tags are skipped; a tag without an end is text.
struct HtmlScanner {
  enum Token {
    case text(Range<Int>)
    /// A tag, with the value of the element's ``HtmlElement/attribute``.
    case open(HtmlElement, Range<Int>?)
    case close(HtmlElement)
  }

  private static let mostAttributes = 32

  let bytes: [UInt8]
  /// The offset behind the last token.
  private(set) var place = 0
  /// The attributes of the last tag, if its element is a part of a form; limited in number.
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// The number of bytes examined so far, for tests of the cost.
  private(set) var work = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Token? {
    while place < bytes.count {
      if bytes[place] != .less || !beginsMarkup { return text() }
      if let token = markup() { return token }
    }
    return nil
  }

  /// Returns the text up to the closing tag of `element`, including any tags in between.
  mutating func raw(_ element: HtmlElement) -> Range<Int> {
    let start = place
    while place < bytes.count {
      let end = find(.less)
      place = end + 1
      guard byte(at: place) == .slash else { continue }
      place += 1
      if name().flatMap(HtmlElement.init) == element {
        place = find(.greater) + 1
        return start..<end
      }
    }
    return start..<bytes.count
  }

  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Returns the offset of the next `byte`, or of the end.
  private mutating func find(_ byte: UInt8) -> Int {
    let end = bytes[min(place, bytes.count)...].firstIndex(of: byte) ?? bytes.count
    work += max(1, end - place)
    return end
  }

  private mutating func text() -> Token {
    let start = place
    place += 1
    place = find(.less)
    return .text(start..<place)
  }

  /// Whether the characters after the `<` begin a tag, comment or declaration.
  private var beginsMarkup: Bool {
    let next = byte(at: place + 1)
    return next.isLetter || next == .slash || next == .mark || next == UInt8(ascii: "?")
  }

  private mutating func markup() -> Token? {
    place += 1
    switch bytes[place] {
    case .mark where byte(at: place + 1) == .dash && byte(at: place + 2) == .dash:
      place += 3
      skipComment()
    case .slash where byte(at: place + 1).isLetter:
      place += 1
      let element = name().flatMap(HtmlElement.init)
      place = find(.greater) + 1
      return place > bytes.count ? nil : element.map(Token.close)
    case .mark, .slash, UInt8(ascii: "?"): place = find(.greater) + 1
    default: return tag()
    }
    return nil
  }

  /// Skips a comment; as in browsers, the opening dashes may also be the closing ones.
  private mutating func skipComment() {
    while place < bytes.count {
      let end = find(.greater)
      place = end + 1
      if bytes[end - 1] == .dash, bytes[end - 2] == .dash { return }
    }
  }
}

// MARK: Tags

extension HtmlScanner {
  private mutating func name() -> ArraySlice<UInt8>? {
    let start = place
    while byte(at: place).isLetter || byte(at: place).isDigit { place += 1 }
    work += place - start
    return place > start ? bytes[start..<place] : nil
  }

  private mutating func tag() -> Token? {
    let element = name().flatMap(HtmlElement.init)
    var value: Range<Int>?
    attributes.removeAll(keepingCapacity: true)
    while true {
      skip { $0.isSpace || $0 == .slash }
      guard place < bytes.count else { return nil }
      if bytes[place] == .greater { break }
      let attribute = attribute()
      if element?.isPartOfForm == true, attributes.count < Self.mostAttributes {
        attributes.append(attribute)
      }
      if value == nil, let wanted = element?.attribute, matches(attribute.name, wanted) {
        value = attribute.value
      }
    }
    place += 1
    return element.map { .open($0, value) }
  }

  private mutating func attribute() -> (name: Range<Int>, value: Range<Int>) {
    let start = place
    place += 1
    skip { !$0.isSpace && $0 != .equals && $0 != .greater && $0 != .slash }
    let name = start..<place
    skip(\.isSpace)
    guard byte(at: place) == .equals else { return (name, place..<place) }
    place += 1
    skip(\.isSpace)
    let quote = byte(at: place)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      skip { !$0.isSpace && $0 != .greater }
      return (name, start..<place)
    }
    place += 1
    let value = place..<find(quote)
    place = min(bytes.count, value.upperBound + 1)
    return (name, value)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    let start = place
    defer { work += place - start }
    while place < bytes.count, isSkipped(bytes[place]) { place += 1 }
  }

  private func matches(_ range: Range<Int>, _ name: [UInt8]) -> Bool {
    range.count == name.count && zip(bytes[range], name).allSatisfy { $0 | 0x20 == $1 }
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let mark = UInt8(ascii: "!")
  fileprivate static let dash = UInt8(ascii: "-")
  fileprivate static let equals = UInt8(ascii: "=")
}
