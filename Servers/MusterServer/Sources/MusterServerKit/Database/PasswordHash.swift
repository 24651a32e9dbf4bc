internal import Crypto
internal import CryptoExtras
internal import Foundation

/// What is kept of a password: scrypt of it and of a salt of its own, with the cost it took.
struct PasswordHash: Hashable, Sendable {
  /// What guessing one password costs: `rounds` times a kilobyte of memory, `lanes` times over.
  struct Cost: Hashable, Sendable {
    let rounds: Int
    let lanes: Int

    /// 32 megabytes, three times over.
    static let standard = Cost(rounds: 1 << 15, lanes: 3)
  }

  let hash: [UInt8]
  let salt: [UInt8]
  let cost: Cost

  /// Takes what a database has.
  init(hash: [UInt8], salt: [UInt8], cost: Cost) {
    (self.hash, self.salt, self.cost) = (hash, salt, cost)
  }

  /// Hashes a password with a new salt.
  init(of password: String, cost: Cost) throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    self.init(hash: try Self.derive(password, salt, cost), salt: salt, cost: cost)
  }

  /// Whether `password` is the one; it takes as long whatever is wrong with it.
  func matches(_ password: String) throws -> Bool {
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
