internal import Foundation

/// The `data_version` that a server writes into a description when it is published.
enum DataVersionStamp {
  /// Returns the version for a time in UTC, as in 20110914100824.
  static func version(at date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    let numbers = [parts.month, parts.day, parts.hour, parts.minute, parts.second]
    return numbers.reduce(padded(parts.year ?? 0, 4)) { $0 + padded($1 ?? 0, 2) }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns a description with its `data_version` replaced by `version`; `nil` if its root has no
  /// such member.
  ///
  /// All other text is kept. The version consists of digits and letters, and the description was
  /// read without a mistake.
  static func stamp(_ version: String, into text: String) -> String? {
    let bytes = Array(text.utf8)
    var (depth, index) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let end = endOfString(bytes, index)
        if depth == 1, isName(bytes[index..<end]), let value = value(bytes, after: end) {
          let head = bytes[..<value.lowerBound] + "\"\(version)\"".utf8
          return String(decoding: head + bytes[value.upperBound...], as: UTF8.self)
        }
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns whether a string in quotes is `data_version`, whose characters can be escaped.
  private static func isName(_ string: ArraySlice<UInt8>) -> Bool {
    (try? JSONDecoder().decode(String.self, from: Data(string))) == "data_version"
  }

  /// Returns the index after the string that begins at `start`.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Returns the range of a text or number after a colon at `start`; `nil` if there is no colon.
  private static func value(_ bytes: [UInt8], after start: Int) -> Range<Int>? {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    guard let colon = bytes[start...].firstIndex(where: { !isSpace($0) }),
      bytes[colon] == UInt8(ascii: ":"),
      let first = bytes[(colon + 1)...].firstIndex(where: { !isSpace($0) })
    else { return nil }
    if bytes[first] == UInt8(ascii: "\"") { return first..<endOfString(bytes, first) }
    let end = bytes[first...].firstIndex {
      isSpace($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}")
    }
    return end.map { first..<$0 }
  }
}
