internal import Digests
internal import Foundation

/// The number of a visitor's browser, which nobody can guess.
public struct DeviceID: Hashable, Sendable {
  /// The 16 bytes of the number.
  let bytes: [UInt8]

  /// Creates a random number.
  init() { bytes = .random(count: 16) }

  /// A text that identifies the browser, and from which nobody can make a cookie.
  var key: String { Array(SHA256.hash(of: bytes).prefix(16)).base64 }

  /// Creates a number from its bytes; `nil` unless there are 16.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }
}

extension [UInt8] {
  /// Returns random bytes that nobody can predict.
  static func random(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in .random(in: 0...255, using: &generator) }
  }

  /// The bytes as base64 for addresses and cookies, without padding.
  var base64: String {
    Data(self).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Reads the text of ``base64``; `nil` if it is malformed.
  init?(base64 text: some StringProtocol) {
    guard text.utf8.count <= 1_024, !text.contains("+"), !text.contains("/"), !text.contains("=")
    else { return nil }
    let standard = String(text).replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: standard + padding) else { return nil }
    self.init(data)
  }
}
