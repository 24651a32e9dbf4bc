public import Foundation
internal import NIOPosix
internal import Synchronization

/// Password checks on separate threads, with a limit for the wrong passwords of each name.
///
/// They suit servers with few clients: simultaneous checks have no queue that is fair to addresses.
public final class LimitedPasswordChecks: Sendable {
  /// The outcome of a check.
  public enum Outcome: Hashable, Sendable {
    /// The password is right.
    case right
    /// The password is wrong, or there is no such user.
    case wrong
    /// Too many passwords were wrong; the next one is checked within a minute.
    case locked
  }

  private let verifier: PasswordVerifier
  private let attempts = Mutex(AttemptLimit())

  /// Creates checks; `strangerCost` is the cost of the hashes of known users.
  public init(strangerCost: PasswordHash.Cost) {
    verifier = PasswordVerifier(strangerCost: strangerCost)
  }

  /// Checks the password of a name.
  ///
  /// - Parameters:
  ///   - password: The password that a client sent.
  ///   - name: The name by which attempts are counted; one that cannot exist has a wrong password.
  ///   - now: The time of the attempt.
  ///   - hash: Returns the hash of the name's password, or `nil` if there is no such user. It is not
  ///     called for a locked name.
  /// - Returns: The outcome.
  /// - Throws: The errors of `hash`, after which the attempt stays counted.
  public func check(
    _ password: String, of name: String, at now: Date,
    hash: () async throws -> PasswordHash?
  ) async throws -> Outcome {
    guard LoginName.canExist(name) else { return .wrong }
    guard attempts.withLock({ $0.begin(name, at: now) }) else { return .locked }
    let hash = try await hash()
    let isRight = try await NIOThreadPool.singleton.runIfActive { [verifier] in
      try verifier.isRight(password, hash)
    }
    guard isRight else { return .wrong }
    attempts.withLock { $0.succeed(name) }
    return .right
  }
}
