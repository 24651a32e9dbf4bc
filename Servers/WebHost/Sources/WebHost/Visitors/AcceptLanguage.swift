/// The header `Accept-Language` of RFC 9110.
///
/// The header is untrusted. Malformed parts are skipped, and a header longer than ``byteLimit``
/// counts as missing, to limit the work.
enum AcceptLanguage {
  /// The longest header that is read, in bytes.
  static let byteLimit = 1_000
  /// The maximum number of languages.
  static let countLimit = 20

  /// Returns the language tags of a header, best first; tags of equal weight keep their order.
  static func tags(_ header: String?) -> [String] {
    guard let header, header.utf8.count <= byteLimit else { return [] }
    let parts = header.utf8.split(separator: UInt8(ascii: ","))
    let weighed = parts.compactMap { Self.part($0) }.filter { $0.weight > 0 }
    // The sort is stable.
    return weighed.sorted { $0.weight > $1.weight }.prefix(countLimit).map(\.tag)
  }

  /// Reads `tag`, or `tag;q=0.5`; the weight is in thousandths.
  private static func part(_ bytes: Substring.UTF8View) -> (tag: String, weight: Int)? {
    let halves = bytes.split(
      separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard let tag = halves.first.map(trimmed), isTag(tag) else { return nil }
    switch halves.count {
    case 1: return (String(Substring(tag)), 1_000)
    case 2: return weight(trimmed(halves[1])).map { (String(Substring(tag)), $0) }
    default: return nil
    }
  }

  /// Returns whether the bytes are a tag such as `sr-Latn-RS`: letters, then letters or digits, 1
  /// to 8 each.
  private static func isTag(_ bytes: Substring.UTF8View) -> Bool {
    let subtags = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return subtags.enumerated().allSatisfy { index, subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { isLetter($0) || (index > 0 && isDigit($0)) }
    }
  }

  /// Reads `q=` with a number from 0 to 1 of at most three decimals.
  private static func weight(_ bytes: Substring.UTF8View) -> Int? {
    var bytes = bytes
    guard let name = bytes.popFirst(), name | 0x20 == UInt8(ascii: "q"),
      bytes.popFirst() == UInt8(ascii: "="), let whole = bytes.popFirst(),
      whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
    else { return nil }
    var weight = whole == UInt8(ascii: "1") ? 1_000 : 0
    if let point = bytes.popFirst() {
      guard point == UInt8(ascii: "."), bytes.count <= 3, bytes.allSatisfy(isDigit) else {
        return nil
      }
      for (digit, value) in zip(bytes, [100, 10, 1]) { weight += Int(digit - 0x30) * value }
    }
    return weight <= 1_000 ? weight : nil
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
