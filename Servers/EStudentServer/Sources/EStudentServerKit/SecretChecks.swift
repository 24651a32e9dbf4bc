internal import Crypto
internal import EStudentAPI
internal import Foundation
internal import NIOPosix
internal import ScreenKitFetch
internal import ServerParts
internal import Synchronization

/// Checks the credential of each request against the hashes in the database.
///
/// A hash takes tens of milliseconds of a processor. So a right credential is remembered for a few
/// minutes, by a keyed digest that is of no use outside of this process.
final class SecretChecks: Sendable {
  /// The outcome of a check.
  enum Outcome: Sendable {
    case right(StudentAccount)
    case wrong
    /// Too many secrets were wrong; the next one is checked in a few minutes.
    case locked
  }

  private struct State {
    var known: [Data: (account: StudentAccount, until: Date)] = [:]
    var attempts = AttemptLimit()
    /// A hash to check in place of an unknown user's, so that clients cannot detect the difference.
    var stranger: PasswordHash?
  }

  private static let capacity = 1_000
  private static let lifetime = 600.0

  private let database: StudentDatabase
  private let cost: PasswordHash.Cost
  private let now: @Sendable () -> Date
  private let key = SymmetricKey(size: .bits256)
  private let state = Mutex(State())

  init(_ database: StudentDatabase, cost: PasswordHash.Cost, now: @escaping @Sendable () -> Date) {
    (self.database, self.cost, self.now) = (database, cost, now)
  }

  /// Returns whose credential it is, if its secret is right.
  func check(_ credential: BasicCredential) async throws -> Outcome {
    let digest = digest(of: credential)
    let now = now()
    let known = state.withLock { $0.known[digest] }
    if let known, known.until > now { return .right(known.account) }
    guard state.withLock({ $0.attempts.begin(credential.username, at: now) }) else {
      return .locked
    }
    let account = try await database.account(credential.username)
    let isRight = try await NIOThreadPool.singleton.runIfActive { [self] in
      let hash = try account?.secret ?? makeStranger()
      return try credential.withPassword { try hash.matches($0) }
    }
    guard let account, isRight else { return .wrong }
    state.withLock { state in
      state.attempts.succeed(credential.username)
      if state.known.count >= Self.capacity {
        state.known = state.known.filter { $0.value.until > now }
        if state.known.count >= Self.capacity { state.known = [:] }
      }
      state.known[digest] = (account, now.addingTimeInterval(Self.lifetime))
    }
    return .right(account)
  }

  private func digest(of credential: BasicCredential) -> Data {
    credential.withPassword { secret in
      let text = "\(credential.username):\(secret)"
      return Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
    }
  }

  private func makeStranger() throws -> PasswordHash {
    if let stranger = state.withLock({ $0.stranger }) { return stranger }
    let stranger = try PasswordHash(of: "", cost: cost)
    state.withLock { $0.stranger = stranger }
    return stranger
  }
}

/// The wrong secrets of each user name: ten, and then one more a minute.
///
/// A pure machine. An attempt is counted before its secret is checked, so that simultaneous requests
/// cannot try more than consecutive ones.
struct AttemptLimit {
  private static let limit = 10.0
  private static let interval = 60.0
  private static let capacity = 10_000

  private struct Entry {
    var left = limit
    var updated: Date
  }

  private var entries: [String: Entry] = [:]

  /// Counts an attempt; returns `false` if none is left.
  mutating func begin(_ name: String, at now: Date) -> Bool {
    var entry = entries[name] ?? Entry(updated: now)
    let gained = max(0, now.timeIntervalSince(entry.updated)) / Self.interval
    entry.left = min(Self.limit, entry.left + gained)
    entry.updated = now
    let isLeft = entry.left >= 1
    if isLeft { entry.left -= 1 }
    if entries[name] == nil, entries.count >= Self.capacity { forgetOldest() }
    entries[name] = entry
    return isLeft
  }

  /// Forgets the wrong secrets before a right one.
  mutating func succeed(_ name: String) { entries[name] = nil }

  private mutating func forgetOldest() {
    let median = entries.values.map(\.updated).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.updated > median }
  }
}
