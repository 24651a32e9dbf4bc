/// The version of a program in the store, such as `1.0`, ordered by its numbers.
struct BundleVersion: Hashable, Comparable, Sendable {
  /// The maximum length, in characters.
  static let maximumLength = 32

  /// The version as it was written.
  let text: String

  /// Creates a version from ASCII letters, digits, periods and hyphens; `nil` for any other text.
  init?(_ text: String) {
    let isValid = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isValid, !text.isEmpty, text.utf8.count <= Self.maximumLength else { return nil }
    self.text = text
  }

  /// Returns whether `left` is the earlier version: numbers count as numbers, so 1.9 is before 1.10,
  /// and a missing part counts as 0.
  static func < (left: BundleVersion, right: BundleVersion) -> Bool {
    let (first, second) = (left.parts, right.parts)
    for index in 0..<max(first.count, second.count) {
      let (one, other) = (first.dropFirst(index).first, second.dropFirst(index).first)
      let (a, b) = (one ?? "0", other ?? "0")
      if let x = UInt64(a), let y = UInt64(b) {
        if x != y { return x < y }
      } else if a != b {
        return a < b
      }
    }
    return false
  }

  private var parts: [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false)
  }
}
