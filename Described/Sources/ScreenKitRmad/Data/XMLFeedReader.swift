/// A parser of XML without document types, which reads each byte at most twice.
///
/// It supports the XML of feeds: elements, attributes, texts, CDATA, comments, processing
/// instructions, and the references that XML itself defines. Names keep their prefixes, declared or
/// not.
struct XMLFeedReader {
  private let bytes: [UInt8]
  private let limits: FeedLimits
  private var position = 0
  private var line = 1
  private var builder: FeedBuilder

  /// Reads a feed in valid UTF-8.
  static func read(_ bytes: [UInt8], limits: FeedLimits) throws(FeedError) -> FeedDocument {
    var reader = XMLFeedReader(bytes: bytes, limits: limits)
    try reader.readAll()
    return reader.builder.finish(.xml)
  }

  private init(bytes: [UInt8], limits: FeedLimits) {
    (self.bytes, self.limits) = (bytes, limits)
    builder = FeedBuilder(limits: limits)
  }

  private mutating func readAll() throws(FeedError) {
    try skipOutside()
    guard position < bytes.count else { throw failure(.noFeed) }
    try readStart()
    while builder.depth > 0 {
      try readText()
      guard position < bytes.count else { throw failure(.incomplete(builder.openName)) }
      try readMarkup()
    }
    try skipOutside()
    guard position == bytes.count else { throw failure(.malformed("the end after the root")) }
  }

  /// Skips white space, comments and instructions around the root element.
  private mutating func skipOutside() throws(FeedError) {
    while true {
      skipSpace()
      if starts("<?") {
        try skip(past: "?>", "an instruction")
      } else if starts("<!--") {
        try skip(past: "-->", "a comment")
      } else if starts("<!DOCTYPE") || starts("<!doctype") {
        let rest = bytes[(position + 9)...].prefix(16).map { $0 | 0x20 }
        let isPage = rest.firstRange(of: Array("html".utf8)) != nil
        throw failure(isPage ? .page : .documentType)
      } else {
        return
      }
    }
  }

  /// Reads the markup that begins with `<` in an element.
  private mutating func readMarkup() throws(FeedError) {
    if starts("</") {
      try readEnd()
    } else if starts("<![CDATA[") {
      let start = position + 9
      try skip(past: "]]>", "a CDATA section")
      try add(start..<(position - 3))
    } else if starts("<!--") {
      try skip(past: "-->", "a comment")
    } else if starts("<?") {
      try skip(past: "?>", "an instruction")
    } else {
      try readStart()
    }
  }

  /// Reads a start tag, or the tag of an empty element.
  private mutating func readStart() throws(FeedError) {
    guard consume("<") else { throw failure(.malformed("the beginning")) }
    let name = try readName("the name of an element")
    try builder.begin(name, line: line)
    while true {
      let hadSpace = skipSpace()
      if consume(">") { return }
      if consume("/>") { return builder.end() }
      guard position < bytes.count else { throw failure(.incomplete("a tag")) }
      guard hadSpace else { throw failure(.malformed("a tag")) }
      let line = line
      let attribute = try readName("the name of an attribute")
      skipSpace()
      guard consume("=") else { throw failure(.malformed("an attribute")) }
      skipSpace()
      try builder.addAttribute(attribute, try readValue(), line: line)
    }
  }

  private mutating func readEnd() throws(FeedError) {
    position += 2
    let name = try readName("the name of an element")
    guard name == builder.openName else {
      throw failure(.mismatch(start: builder.openName, end: name))
    }
    skipSpace()
    guard consume(">") else { throw failure(.malformed("an end tag")) }
    builder.end()
  }

  /// Reads a quoted value, with each white-space character replaced by a space.
  private mutating func readValue() throws(FeedError) -> [UInt8] {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw failure(.malformed("the value of an attribute"))
    }
    let mark = bytes[position]
    var value: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != mark {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "<"): throw failure(.malformed("the value of an attribute"))
      case UInt8(ascii: "&"): value += try readReference()
      case 0x09, 0x0A, 0x0D:
        if byte == 0x0A { line += 1 }
        let isPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
        if !isPair { value.append(0x20) }
        position += 1
      case ..<0x20: throw failure(.character)
      default:
        value.append(byte)
        position += 1
      }
    }
    guard position < bytes.count else { throw failure(.incomplete("an attribute")) }
    position += 1
    return value
  }

  /// Reads text up to the next tag.
  private mutating func readText() throws(FeedError) {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      guard bytes[position] != UInt8(ascii: "&") else {
        builder.add(try readReference())
        continue
      }
      let start = position
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
        if byte == 0x0A { line += 1 }
        position += 1
      }
      try add(start..<position)
    }
  }

  /// Adds a part of the feed as text, with each line end replaced by a line feed.
  private mutating func add(_ range: Range<Int>) throws(FeedError) {
    var start = range.lowerBound
    for index in range where bytes[index] < 0x20 {
      switch bytes[index] {
      case 0x09, 0x0A: continue
      case 0x0D:
        builder.add(bytes[start..<index])
        let isPair = index + 1 < range.upperBound && bytes[index + 1] == 0x0A
        if !isPair { builder.add(CollectionOfOne(0x0A)) }
        start = index + 1
      default: throw failure(.character)
      }
    }
    builder.add(bytes[start..<range.upperBound])
  }

  /// Reads `&name;`, `&#10;` or `&#xA;`.
  private mutating func readReference() throws(FeedError) -> [UInt8] {
    let rest = bytes[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw failure(.malformed("a reference that begins with &"))
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    guard name.hasPrefix("#") else { throw failure(.entity("&\(name);")) }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value),
      value >= 0x20 && value != 0x7F || value == 0x09 || value == 0x0A || value == 0x0D
    else { throw failure(.entity("&\(name);")) }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func readName(_ part: String) throws(FeedError) -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position], isFirst: position == start) {
      position += 1
    }
    guard position > start else {
      throw failure(position < bytes.count ? .malformed(part) : .incomplete(part))
    }
    guard position - start <= limits.nameBytes else { throw failure(.limit("bytes in a name")) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }
}

extension XMLFeedReader {
  private func failure(_ reason: FeedError.Reason) -> FeedError { FeedError(line, reason) }

  /// Skips white space; returns whether any was skipped.
  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return position > start
      }
      position += 1
    }
    return position > start
  }

  private func starts(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= bytes.count - position else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Skips `text` if it comes next; returns whether it was skipped.
  private mutating func consume(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Skips everything up to and including `end`, the end of `part`.
  private mutating func skip(past end: StaticString, _ part: String) throws(FeedError) {
    let (start, startLine) = (position, line)
    while position < bytes.count {
      // A comment such as <!--> is not complete.
      if position >= start + (part == "a comment" ? 4 : 2), consume(end) { return }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    throw FeedError(startLine, .incomplete(part))
  }
}
