internal import Foundation
public import MusterAPI
public import ScreenKitOffline

/// A service without a server, which consists of a ledger and an authenticator.
///
/// It responds at once, and fails only if its storage fails.
public struct LedgerService: MusterService {
  /// The identifier of the service, in place of a server's address.
  public let origin: String
  /// The maximum wait for another process to release the file.
  public let timeLimit = FileLock.timeout
  private let storage: any LedgerStorage
  private let authenticator: any Authenticator
  private let pages: [String: String]
  private let time: @Sendable () -> ServerTime

  init(
    origin: String, storage: any LedgerStorage, authenticator: any Authenticator,
    pages: [String: String], time: @escaping @Sendable () -> ServerTime
  ) {
    (self.origin, self.storage, self.authenticator) = (origin, storage, authenticator)
    (self.pages, self.time) = (pages, time)
  }

  /// Returns a service with sample announcements in a file; it needs no preparation.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is created at the first login.
  ///   - memory: Keeps all changes in memory; `nil` writes them to disk.
  ///   - authenticator: The directory of users.
  ///   - time: Returns the current time.
  ///   - notify: Called with a message when an unusable file was renamed.
  /// - Returns: The service.
  public static func embedded(
    path: String, memory: MemoryFiles? = nil,
    authenticator: any Authenticator = SampleAuthenticator(),
    time: @escaping @Sendable () -> ServerTime = { .local },
    notify: @escaping @Sendable (String) -> Void = { _ in }
  ) -> LedgerService {
    LedgerService(
      origin: "embedded://muster",
      storage: LedgerFile(
        path: path, memory: memory, initial: ServiceLedger(SampleContent.announcements(on: time())),
        notify: notify),
      authenticator: authenticator, pages: SampleContent.pages, time: time)
  }

  /// Returns a service in memory without announcements, for tests.
  public static func inMemory(
    authenticator: any Authenticator = SampleAuthenticator(),
    time: @escaping @Sendable () -> ServerTime = { .local }
  ) -> LedgerService {
    LedgerService(
      origin: "memory://muster", storage: LedgerMemory(), authenticator: authenticator,
      pages: SampleContent.pages, time: time)
  }

  /// The hint with the sample users and their passwords.
  public static var sampleUsers: String {
    let users = SampleContent.passwords.sorted { $0.key < $1.key }
    let ways = users.map { "as \($0.key) with \"\($0.value)\"" }
    return "To try it, log in \(ways.joined(separator: ", or "))."
  }

  /// Adds an announcement, or replaces the announcement with the same number.
  public func publish(_ content: AnnouncementContent) throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.publish(content) }
  }

  /// Removes the announcement with the number `dbID`.
  public func withdraw(_ dbID: Int) throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.withdraw(dbID) }
  }
}

extension LedgerService {
  /// Logs in and returns a new session.
  public func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    let isRight = try await authenticator.isRight(request.password, of: request.username)
    let token = Secret.random()
    return try storage.update { ledger throws(ServiceError) in
      try ledger.login(request, isRight: isRight, token: token, time())
    }
  }

  /// Returns the session of `token`; throws if it has ended.
  public func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try storage.read { ledger throws(ServiceError) in try ledger.session(token, time()) }
  }

  /// Ends a session.
  public func revoke(_ token: Secret) async throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.revoke(token) }
  }

  /// Returns the announcements, unless their entity tag is `tag`.
  public func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    try storage.read { ledger throws(ServiceError) in
      let list = ledger.list(for: try ledger.session(token, time()).username)
      return list.tag == tag ? .unchanged : .list(list)
    }
  }

  /// Records that the user has read these contents.
  public func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in
      ledger.markRead(marks, by: try ledger.session(token, time()).username)
    }
  }

  /// Returns the user's last muster.
  public func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try storage.read { ledger throws(ServiceError) in
      let now = time()
      return ledger.report(for: try ledger.session(token, now).username, now)
    }
  }

  /// Musters the user and returns the last muster.
  public func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try storage.update { ledger throws(ServiceError) in
      let now = time()
      return try ledger.muster(
        try ledger.session(token, now).username, key.description, now)
    }
  }

  /// Returns the page at `path`; throws if the session has ended or there is no such page.
  public func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    _ = try await resume(token)
    guard let html = pages[path.description] else { throw .notFound }
    return IntranetPage(path: path, html: html)
  }
}

extension Secret {
  /// Returns a token of 256 random bits.
  static func random() -> Secret {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Secret(Data(bytes).base64EncodedString())
  }
}
