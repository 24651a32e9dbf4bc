import Foundation

/// The cases of Unicode's test files, in the form of `Scripts/generate-unicode-tests.py`.
enum UnicodeCases {
  /// Returns the lines of a file, from a folder in the environment or from that of the tests.
  static func lines(of name: String) throws -> [Substring] {
    let named = ProcessInfo.processInfo.environment["SCREENKIT_UNICODE_TESTS"]
    let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data")
    let folder = named.map { URL(filePath: $0) } ?? own
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n")
  }

  /// Returns the text of hexadecimal scalar numbers.
  static func scalars(_ text: Substring) -> [Unicode.Scalar] {
    text.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  static func text(_ text: Substring) -> String {
    String(String.UnicodeScalarView(scalars(text)))
  }
}
