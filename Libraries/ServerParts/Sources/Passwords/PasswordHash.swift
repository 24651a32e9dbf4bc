internal import Crypto
internal import CryptoExtras

/// The stored form of a password: its scrypt hash, a separate salt, and the cost.
public struct PasswordHash: Hashable, Sendable {
  /// The cost of hashing one password: `rounds` kilobytes of memory, in `lanes` passes.
  public struct Cost: Hashable, Sendable {
    /// The number of kilobytes, a power of two.
    public let rounds: Int
    /// The number of passes, one after another.
    public let lanes: Int

    /// Creates a cost.
    public init(rounds: Int, lanes: Int) { (self.rounds, self.lanes) = (rounds, lanes) }

    /// The standard cost: 32 megabytes, in three passes.
    public static let standard = Cost(rounds: 1 << 15, lanes: 3)
  }

  /// The scrypt hash.
  public let hash: [UInt8]
  /// The salt.
  public let salt: [UInt8]
  /// The cost.
  public let cost: Cost

  /// Creates the value from the fields of a database.
  public init(hash: [UInt8], salt: [UInt8], cost: Cost) {
    (self.hash, self.salt, self.cost) = (hash, salt, cost)
  }

  /// Hashes a password with a new salt.
  public init(of password: String, cost: Cost) throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    self.init(hash: try Self.derive(password, salt, cost), salt: salt, cost: cost)
  }

  /// Returns whether `password` is right; takes the same time for every wrong one.
  public func matches(_ password: String) throws -> Bool {
    let other = try Self.derive(password, salt, cost)
    return zip(hash, other).reduce(UInt8(hash.count == other.count ? 0 : 1)) {
      $0 | ($1.0 ^ $1.1)
    } == 0
  }

  private static func derive(
    _ password: String, _ salt: [UInt8], _ cost: Cost
  ) throws -> [UInt8] {
    try KDF.Scrypt.deriveKey(
      from: Array(password.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds,
      blockSize: 8, parallelism: cost.lanes
    ).withUnsafeBytes { Array($0) }
  }
}
