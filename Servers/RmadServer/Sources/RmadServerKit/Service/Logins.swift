internal import Foundation
internal import NIOPosix
internal import ServerParts
internal import Synchronization

/// The check of names and passwords, of which only a few may be wrong.
final class Logins: Sendable {
  private struct State {
    var attempts = LoginAttempts()
    /// A hash to check in place of an unknown author's, so that clients cannot detect the difference.
    var stranger: PasswordHash?
  }

  private let database: RmadDatabase
  private let cost: PasswordHash.Cost
  private let state = Mutex(State())

  init(_ database: RmadDatabase, cost: PasswordHash.Cost) {
    (self.database, self.cost) = (database, cost)
  }

  /// Begins a session; throws a ``RmadRefusal`` if the password is wrong.
  func logIn(_ message: LoginMessage, at now: Date) async throws -> SessionMessage {
    guard state.withLock({ $0.attempts.begin(message.name, at: now) }) else {
      throw RmadRefusal.locked
    }
    let secret = try await database.secret(of: message.name)
    let isRight = try await NIOThreadPool.singleton.runIfActive { [self] in
      try (secret ?? makeStranger()).matches(message.password)
    }
    guard secret != nil, isRight else { throw RmadRefusal.unauthorized }
    state.withLock { $0.attempts.succeed(message.name) }
    return try await database.beginSession(of: message.name, at: now)
  }

  private func makeStranger() throws -> PasswordHash {
    if let stranger = state.withLock({ $0.stranger }) { return stranger }
    let stranger = try PasswordHash(of: "", cost: cost)
    state.withLock { $0.stranger = stranger }
    return stranger
  }
}

/// The attempts to log in by each name: ten, and then one more a minute.
///
/// A pure machine. An attempt is counted before its password is checked, so that simultaneous
/// requests cannot try more than consecutive ones.
struct LoginAttempts {
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

  /// Forgets the failures before a success.
  mutating func succeed(_ name: String) { entries[name] = nil }

  private mutating func forgetOldest() {
    let median = entries.values.map(\.updated).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.updated > median }
  }
}
