internal import Foundation
public import MusterAPI

/// A service without a server: a ledger, and whoever knows passwords.
///
/// It has no way to fail but those of its storage, and answers at once.
public struct LedgerService: MusterService {
  /// Where its pages are.
  public let origin: String
  /// What another program may hold the file for.
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

  /// A service with sample announcements in a file, for which nothing else is needed.
  ///
  /// - Parameters:
  ///   - path: The file, made when somebody logs in first.
  ///   - memory: Takes all changes of the file; `nil` makes them on the disk.
  ///   - authenticator: The directory of its users.
  ///   - time: What it takes for the time.
  ///   - notify: Told in words when a file of no use was set aside.
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

  /// A service in memory that begins without announcements, for tests.
  public static func inMemory(
    authenticator: any Authenticator = SampleAuthenticator(),
    time: @escaping @Sendable () -> ServerTime = { .local }
  ) -> LedgerService {
    LedgerService(
      origin: "memory://muster", storage: LedgerMemory(), authenticator: authenticator,
      pages: SampleContent.pages, time: time)
  }

  /// Whom the sample knows, for whoever tries it.
  public static var sampleUsers: String {
    let users = SampleContent.passwords.sorted { $0.key < $1.key }
    let ways = users.map { "as \($0.key) with \"\($0.value)\"" }
    return "To try it, log in \(ways.joined(separator: ", or "))."
  }

  /// Adds an announcement, or takes the place of the one of its number.
  public func publish(_ content: AnnouncementContent) throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.publish(content) }
  }

  /// Removes an announcement.
  public func withdraw(_ dbID: Int) throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.withdraw(dbID) }
  }
}

extension LedgerService {
  /// Begins a session.
  public func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    let isRight = try await authenticator.isRight(request.password, of: request.username)
    let token = Secret.random()
    return try storage.update { ledger throws(ServiceError) in
      try ledger.login(request, isRight: isRight, token: token, time())
    }
  }

  /// Tells the state of a session.
  public func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try storage.read { ledger throws(ServiceError) in try ledger.session(token, time()) }
  }

  /// Ends a session.
  public func revoke(_ token: Secret) async throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in ledger.revoke(token) }
  }

  /// The announcements.
  public func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    try storage.read { ledger throws(ServiceError) in
      let list = ledger.list(for: try ledger.session(token, time()).username)
      return list.tag == tag ? .unchanged : .list(list)
    }
  }

  /// Keeps that the user has read these.
  public func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    try storage.update { ledger throws(ServiceError) in
      ledger.markRead(marks, by: try ledger.session(token, time()).username)
    }
  }

  /// When the user mustered last.
  public func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try storage.read { ledger throws(ServiceError) in
      let now = time()
      return ledger.report(for: try ledger.session(token, now).username, now)
    }
  }

  /// Musters the user.
  public func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try storage.update { ledger throws(ServiceError) in
      let now = time()
      return try ledger.muster(
        try ledger.session(token, now).username, key.description, now)
    }
  }

  /// A page.
  public func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    _ = try await resume(token)
    guard let html = pages[path.description] else { throw .notFound }
    return IntranetPage(path: path, html: html)
  }
}

extension Secret {
  /// A text that nobody can guess: 256 random bits.
  static func random() -> Secret {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Secret(Data(bytes).base64EncodedString())
  }
}
