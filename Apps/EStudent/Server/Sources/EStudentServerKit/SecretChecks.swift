internal import Crypto
internal import EStudentAPI
internal import Foundation
internal import Passwords
internal import ScreenKitFetch
internal import Synchronization

/// A check of the credential of each request against the hashes in the database.
///
/// A hash takes tens of milliseconds of processor time. A right credential is therefore remembered
/// for a few minutes, as a keyed digest that is useless outside of this process.
final class SecretChecks: Sendable {
  /// The outcome of a check.
  enum Outcome: Sendable {
    case right(StudentAccount)
    case wrong
    /// Too many secrets were wrong; the next one is checked in a few minutes.
    case locked
  }

  private typealias Known = (account: StudentAccount, until: Date)

  private static let capacity = 1_000
  private static let lifetime = 600.0

  private let database: StudentDatabase
  private let now: @Sendable () -> Date
  private let key = SymmetricKey(size: .bits256)
  private let checks: LimitedPasswordChecks
  private let known = Mutex<[Data: Known]>([:])

  init(_ database: StudentDatabase, cost: PasswordHash.Cost, now: @escaping @Sendable () -> Date) {
    (self.database, self.now) = (database, now)
    checks = LimitedPasswordChecks(strangerCost: cost)
  }

  /// Returns the outcome of the check of a credential, with its student if the secret is right.
  func check(_ credential: BasicCredential) async throws -> Outcome {
    let digest = digest(of: credential)
    let now = now()
    let known = known.withLock { $0[digest] }
    if let known, known.until > now { return .right(known.account) }
    var account: StudentAccount?
    let outcome = try await checks.check(
      credential.withPassword { $0 }, of: credential.username, at: now
    ) {
      account = try await database.account(credential.username)
      return account?.secret
    }
    switch outcome {
    case .locked: return .locked
    case .wrong: return .wrong
    case .right:
      guard let account else { return .wrong }
      remember((account, now.addingTimeInterval(Self.lifetime)), digest, at: now)
      return .right(account)
    }
  }

  private func remember(_ known: Known, _ digest: Data, at now: Date) {
    self.known.withLock { all in
      if all.count >= Self.capacity {
        all = all.filter { $0.value.until > now }
        if all.count >= Self.capacity { all = [:] }
      }
      all[digest] = known
    }
  }

  private func digest(of credential: BasicCredential) -> Data {
    credential.withPassword { secret in
      let text = "\(credential.username):\(secret)"
      return Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
    }
  }
}
