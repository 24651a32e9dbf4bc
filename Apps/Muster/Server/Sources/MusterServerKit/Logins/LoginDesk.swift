internal import Foundation
internal import MusterAPI
internal import Passwords
internal import ServerParts
internal import Synchronization

/// The login of users: delays, the queue of password checks, the session, and the audit.
final class LoginDesk: Sendable {
  private let database: MusterDatabase
  private let checks: PasswordChecks
  private let delays = Mutex(LoginDelays())
  private let time: @Sendable () -> ServerTime

  init(
    database: MusterDatabase, strangerCost: PasswordHash.Cost,
    time: @escaping @Sendable () -> ServerTime
  ) {
    (self.database, self.time) = (database, time)
    checks = PasswordChecks(strangerCost: strangerCost)
  }

  /// Opens a session if the password is right and may be checked.
  func login(_ request: LoginRequest, from address: ClientAddress) async throws -> Session {
    let name = request.username
    guard LoginName.canExist(name) else { throw ServerProblem.refused }
    let (hash, devices) = try await database.loginKeys(of: name)
    let device = devices.device(of: request.device, for: name, hash)
    let login = LoginDelays.Login(
      name: name, salt: hash?.salt ?? [], address: address, device: device)
    let lockedAfter = try begin(login)
    guard try await isRight(request.password.text, hash, login) else {
      try await refuse(login, isKnownUser: hash != nil, lockedAfter)
      throw lockedAfter.map { ServerProblem.locked(until: $0, now: time().now) } ?? .refused
    }
    delays.withLock { $0.succeed(login) }
    let session = try await database.openSession(
      of: name, checked: hash, isRemembered: request.isRemembered,
      device: device == nil ? hash.map { devices.makeProof(for: name, $0) } : nil, time())
    try await database.audit(.login, name, address: address, at: time().now)
    return session
  }

  private func begin(_ login: LoginDelays.Login) throws -> Date? {
    let now = time().now
    switch delays.withLock({ $0.begin(login, at: now) }) {
    case .attempt(let lockedAfter): return lockedAfter
    case .locked(let end): throw ServerProblem.locked(until: end, now: now)
    }
  }

  private func isRight(
    _ password: String, _ hash: PasswordHash?, _ login: LoginDelays.Login
  ) async throws -> Bool {
    do {
      return try await checks.isRight(
        password, hash, from: login.address, isKnown: login.device != nil)
    } catch {
      delays.withLock { $0.undoFailure(of: login) }
      throw error
    }
  }

  private func refuse(
    _ login: LoginDelays.Login, isKnownUser: Bool, _ lockedAfter: Date?
  ) async throws {
    try await database.audit(
      lockedAfter == nil ? .refused : .locked, isKnownUser ? login.name : nil,
      address: login.address, at: time().now)
  }
}
