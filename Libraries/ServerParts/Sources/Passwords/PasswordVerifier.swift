internal import Synchronization

/// A comparison of passwords with hashes that takes as long for an unknown user as for a known one.
///
/// A comparison takes tens of milliseconds of processor time and 32 megabytes. Callers choose its
/// thread, and limit simultaneous comparisons.
public final class PasswordVerifier: Sendable {
  private let cost: PasswordHash.Cost
  /// The hash that is checked for unknown users, so that clients cannot detect the difference.
  private let stranger = Mutex<PasswordHash?>(nil)

  /// Creates a verifier; `strangerCost` is the cost of the hashes of known users.
  public init(strangerCost: PasswordHash.Cost) { cost = strangerCost }

  /// Returns whether `password` matches `hash`; `nil` is the hash of an unknown user.
  public func isRight(_ password: String, _ hash: PasswordHash?) throws -> Bool {
    let isRight = try (hash ?? makeStranger()).matches(password)
    return hash != nil && isRight
  }

  private func makeStranger() throws -> PasswordHash {
    if let hash = stranger.withLock({ $0 }) { return hash }
    let hash = try PasswordHash(of: "", cost: cost)
    stranger.withLock { $0 = hash }
    return hash
  }
}
