internal import CLibrary

/// The network address by which limits count: an IPv4 address, or the /64 network of an IPv6
/// address.
///
/// One IPv6 subscriber has a whole /64 network, and could otherwise count as 2^64 clients.
public struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address as text, without a port; IPv6 networks end in `::/64`.
  public let description: String
  /// Whether the client runs on this machine.
  public let isLoopback: Bool

  /// Reads a numeric address such as `192.0.2.1` or `2001:db8::1`; `nil` for anything else.
  public init?(_ text: String) {
    if let bytes = Self.bytes(of: text, AF_INET, count: 4) {
      self.init(v4: bytes)
    } else if let bytes = Self.bytes(of: String(text.prefix { $0 != "%" }), AF_INET6, count: 16) {
      self.init(v6: bytes)
    } else {
      return nil
    }
  }

  /// The address for connections without an address, which count as this machine.
  public static let local = ClientAddress(description: "local", isLoopback: true)

  private init(description: String, isLoopback: Bool) {
    (self.description, self.isLoopback) = (description, isLoopback)
  }

  private init(v4 bytes: [UInt8]) {
    self.init(
      description: bytes.map(String.init).joined(separator: "."), isLoopback: bytes[0] == 127)
  }

  private init(v6 bytes: [UInt8]) {
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10...11] == [255, 255]
    if isMapped {
      self.init(v4: Array(bytes[12...]))
    } else if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 {
      self.init(description: "::1", isLoopback: true)
    } else {
      let groups = stride(from: 0, to: 8, by: 2).map {
        String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16)
      }
      self.init(description: groups.joined(separator: ":") + "::/64", isLoopback: false)
    }
  }

  private static func bytes(of text: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}
