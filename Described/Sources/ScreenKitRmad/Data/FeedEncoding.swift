/// The conversion of feeds from any supported encoding to UTF-8.
enum FeedEncoding {
  /// Returns the bytes of a feed in valid UTF-8, without a byte order mark.
  ///
  /// A byte order mark takes precedence over the response's charset, and this over the declaration.
  ///
  /// - Throws: An error with the line of the first invalid bytes, or with line 1.
  static func utf8(_ bytes: [UInt8], charset: String?) throws(FeedError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(bytes[3...]) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes[2...], isBig: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes[2...], isBig: false) }
    if bytes.starts(with: [0x00, 0x3C]) { return try fromUTF16(bytes[...], isBig: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try fromUTF16(bytes[...], isBig: false) }
    let name = charset ?? declared(bytes)
    switch name?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": return try checked(bytes[...])
    case "iso-8859-1", "latin1", "windows-1252", "cp1252": return fromWestern(bytes)
    case "utf-16", "utf-16be": return try fromUTF16(bytes[...], isBig: true)
    case "utf-16le": return try fromUTF16(bytes[...], isBig: false)
    default: throw FeedError(1, .unknownEncoding(name ?? ""))
    }
  }

  /// Returns the encoding in the declaration of an XML text; `nil` if there is none.
  private static func declared(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(1_024).prefix { $0 != UInt8(ascii: ">") }
    guard let range = head.firstRange(of: Array("encoding".utf8)) else { return nil }
    let rest = head[range.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let mark = rest.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      return nil
    }
    return String(decoding: rest.dropFirst().prefix { $0 != mark }, as: UTF8.self)
  }

  private static func checked(_ bytes: ArraySlice<UInt8>) throws(FeedError) -> [UInt8] {
    if bytes.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) != nil {
      return Array(bytes)
    }
    throw FeedError(firstBadLine(bytes), .encoding("UTF-8"))
  }

  private static func firstBadLine(_ bytes: ArraySlice<UInt8>) -> Int {
    var (line, decoder, iterator) = (1, UTF8(), bytes.makeIterator())
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" { line += 1 }
    }
    return line
  }

  private static func fromUTF16(
    _ bytes: ArraySlice<UInt8>, isBig: Bool
  ) throws(FeedError) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw FeedError(1, .encoding("UTF-16"))
    }
    return Array(text.utf8)
  }

  /// Decodes windows-1252, which feeds declared as ISO-8859-1 actually use.
  private static func fromWestern(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let value = byte < 0xA0 ? western[Int(byte) - 0x80] : UInt16(byte)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }

  private static let western: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
