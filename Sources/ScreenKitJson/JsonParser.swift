/// A JSON parser (RFC 8259) that records the position of every value, for helpful error messages.
///
/// Depth and size are limited, so that no text can exhaust the stack or the memory.
public struct JsonParser {
  private static let deepest = 200
  private static let fewMembers = 24

  /// The text, which must exist during the whole parse.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  /// The index of the first byte of the line.
  private var lineStart = 0
  private var depth = 0
  /// The number of members of the last object, a guess for the next object.
  private var usualCount = 0

  /// Parses `text`, of at most `longest` bytes.
  ///
  /// - Throws: ``JsonError`` if the text is invalid, too long or too deeply nested.
  public static func parse(
    _ text: String, longest: Int = 8 << 20
  ) throws(JsonError) -> JsonValue {
    guard text.utf8.count <= longest else {
      throw JsonError(position: .init(line: 1, column: 1), reason: "the text is too long")
    }
    var text = text
    return try text.withUTF8 { bytes in
      var parser = JsonParser(bytes)
      return Result { () throws(JsonError) in try parser.wholeText() }
    }.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func wholeText() throws(JsonError) -> JsonValue {
    // Some editors begin files with a byte order mark, which is no part of the text.
    let mark = "\u{FEFF}".utf8
    if bytes.starts(with: mark) { (position, lineStart) = (mark.count, mark.count) }
    let value = try value()
    skipBlanks()
    guard next == nil else { throw failure("something follows the end") }
    return value
  }

  /// Returns the text between two positions.
  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var place: JsonPosition {
    JsonPosition(line: line, column: position - lineStart + 1)
  }

  private func failure(_ reason: String) -> JsonError { JsonError(position: place, reason: reason) }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, position) }
    }
  }

  /// Consumes white space, and `byte` if it comes next; returns whether `byte` was consumed.
  private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
    skipBlanks()
    return skip(byte)
  }

  private mutating func value() throws(JsonError) -> JsonValue {
    skipBlanks()
    let start = place
    depth += 1
    defer { depth -= 1 }
    guard depth <= JsonParser.deepest else { throw failure("the nesting is too deep") }
    let first = position
    let kind: JsonValue.Kind
    switch next {
    case UInt8(ascii: "{"): kind = .object(try members())
    case UInt8(ascii: "["): kind = .array(try elements())
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    case nil: throw failure("the text ends too early")
    default: kind = .number(try number())
    }
    var value = JsonValue(kind: kind, position: start)
    // Of short whole numbers, only a zero has several forms.
    if case .number(let number) = kind, number == 0 || wholeNumber(from: first) == nil {
      value.numeral = text(first..<position)
    }
    return value
  }

  private mutating func word(
    _ word: String, _ kind: JsonValue.Kind
  ) throws(JsonError) -> JsonValue.Kind {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("a value is expected") }
    position += word.utf8.count
    return kind
  }

  private mutating func number() throws(JsonError) -> Double {
    let start = position
    _ = skip("-")
    // A leading zero must be the only integer digit of a number.
    var isNumber = skip("0") || digits() > 0
    if isNumber, skip(".") { isNumber = digits() > 0 }
    if isNumber, skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      isNumber = digits() > 0
    }
    if isNumber, let whole = wholeNumber(from: start) { return whole }
    guard isNumber, let number = Double(text(start..<position)), number.isFinite else {
      throw failure("a value is expected")
    }
    return number
  }

  /// Returns the number with the digits from `start` on; `nil` unless it is a short whole number.
  private func wholeNumber(from start: Int) -> Double? {
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let digits = start + (isNegative ? 1 : 0)..<position
    guard digits.count <= 15 else { return nil }
    var value = 0
    for byte in bytes[digits] {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -Double(value) : Double(value)
  }

  /// Consumes `byte` if it comes next, without white space before it; returns whether it was next.
  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Consumes digits and returns their number.
  private mutating func digits() -> Int {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position - start
  }

  private mutating func elements() throws(JsonError) -> [JsonValue] {
    _ = consume("[")
    var elements: [JsonValue] = []
    if consume("]") { return elements }
    repeat { elements.append(try value()) } while consume(",")
    guard consume("]") else { throw failure("a list needs , or ] here") }
    return elements
  }

  private mutating func members() throws(JsonError) -> [JsonValue.Member] {
    _ = consume("{")
    var members: [JsonValue.Member] = []
    defer { usualCount = members.count }
    // Only objects with many members need a set of their names.
    var names: Set<String> = []
    if consume("}") { return members }
    members.reserveCapacity(min(usualCount, JsonParser.fewMembers))
    repeat {
      skipBlanks()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let name = try string()
      let isNew: Bool
      if members.count < JsonParser.fewMembers {
        // Most names differ in length, so the length is compared first.
        let length = name.utf8.count
        isNew = !members.contains { $0.name.utf8.count == length && $0.name == name }
      } else {
        if names.isEmpty { names = Set(members.map(\.name)) }
        isNew = names.insert(name).inserted
      }
      guard isNew else { throw failure("\(JsonParser.shown(name)) stands here twice") }
      guard consume(":") else { throw failure("a : is expected after \(JsonParser.shown(name))") }
      members.append(.init(name: name, position: start, value: try value()))
    } while consume(",")
    guard consume("}") else { throw failure("an object needs , or } here") }
    return members
  }
}

extension JsonParser {
  private mutating func string() throws(JsonError) -> String {
    position += 1
    if let text = plainString() { return text }
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a text must end on its line") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    guard next != nil else { throw failure("a text has no end") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the beginning of a name in quotes, without terminal control characters.
  private static func shown(_ name: String) -> String {
    JsonText.quoted(String(String.UnicodeScalarView(name.unicodeScalars.prefix(60))))
  }

  /// Consumes a string after its opening quote; returns `nil` if it contains an escape or an error.
  private mutating func plainString() -> String? {
    let start = position
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        position = end + 1
        return text(start..<end)
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    return nil
  }

  private mutating func escape() throws(JsonError) -> [UInt8] {
    guard let byte = next else { throw failure("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try scalar()
    default: throw failure("there is no such escape")
    }
  }

  /// Parses the digits of a `\u` escape.
  ///
  /// A scalar beyond the basic plane consists of two escapes; an unpaired escape is an error.
  private mutating func scalar() throws(JsonError) -> [UInt8] {
    var value = try hexadecimal()
    if 0xD800..<0xDC00 ~= value, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try hexadecimal()
      guard 0xDC00..<0xE000 ~= low else { throw failure("half of a character") }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("half of a character") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(JsonError) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw failure("four hexadecimal digits are expected") }
    position += 4
    return value
  }
}
