/// Authentication codes with SHA-256 and a secret key (RFC 2104).
public enum HMAC {
  private static let blockLength = 64

  /// Returns the code of a message, which has 32 bytes.
  public static func code(for message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > blockLength ? SHA256.hash(of: key) : key
    block += [UInt8](repeating: 0, count: blockLength - block.count)
    let inner = SHA256.hash(of: block.map { $0 ^ 0x36 } + message)
    return SHA256.hash(of: block.map { $0 ^ 0x5c } + inner)
  }

  /// Returns whether `code` is that of a message; takes the same time for every wrong code.
  public static func isValid(_ code: [UInt8], for message: [UInt8], key: [UInt8]) -> Bool {
    let expected = self.code(for: message, key: key)
    guard code.count == expected.count else { return false }
    return zip(code, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
