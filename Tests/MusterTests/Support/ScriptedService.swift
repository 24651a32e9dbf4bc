import Muster
import MusterAPI
import Synchronization

/// A service that forwards to another one, records each call, and fails when a test says so.
final class ScriptedService: MusterService {
  /// The outcome of a call.
  enum Fate: Sendable {
    /// It fails without effect.
    case fail(ServiceError)
    /// It takes effect, and the response is lost.
    case lose(ServiceError)
    /// Something else happens first.
    case first(@Sendable () async -> Void)
    /// It takes effect, and something happens before the response arrives.
    case last(@Sendable () async -> Void)
  }

  private struct State {
    var calls: [String] = []
    /// The outcomes of the coming calls by name, the next one first.
    var fates: [String: [Fate]] = [:]
    var isDown = false
    var token: Secret?
    var device: Secret?
    var shownDevice: Secret?
  }

  private let real: any MusterService
  private let state = Mutex(State())

  init(_ real: any MusterService) { self.real = real }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }
  /// The names of all calls so far.
  var calls: [String] { state.withLock { $0.calls } }
  /// Whether the server is away.
  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  /// The token of the last login.
  var token: Secret? { state.withLock { $0.token } }

  /// The proof that the next logins issue to the device.
  var device: Secret? {
    get { state.withLock { $0.device } }
    set { state.withLock { $0.device = newValue } }
  }

  /// The proof that the last login sent.
  var shownDevice: Secret? { state.withLock { $0.shownDevice } }

  func forgetCalls() { state.withLock { $0.calls = [] } }

  /// Sets the outcome of the next call of this name.
  func next(_ name: String, _ fate: Fate) {
    state.withLock { $0.fates[name, default: []].append(fate) }
  }

  private func call<Value: Sendable>(
    _ name: String, _ body: () async throws(ServiceError) -> Value
  ) async throws(ServiceError) -> Value {
    let (fate, isDown) = state.withLock { state in
      state.calls.append(name)
      let fate = state.fates[name].flatMap { $0.first }
      if fate != nil { state.fates[name]?.removeFirst() }
      return (fate, state.isDown)
    }
    if isDown { throw .unreachable("it is down") }
    switch fate {
    case nil: return try await body()
    case .fail(let error): throw error
    case .lose(let error):
      _ = try await body()
      throw error
    case .first(let action):
      await action()
      if Task.isCancelled { throw .cancelled }
      return try await body()
    case .last(let action):
      let value = try await body()
      await action()
      return value
    }
  }

  func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    try await call("login") { () async throws(ServiceError) in
      state.withLock { $0.shownDevice = request.device }
      let session = try await real.login(request)
      state.withLock { $0.token = session.token }
      return Session(
        token: session.token, username: session.username, expires: session.expires,
        time: session.time, device: device)
    }
  }

  func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try await call("resume") { () async throws(ServiceError) in try await real.resume(token) }
  }

  func revoke(_ token: Secret) async throws(ServiceError) {
    try await call("revoke") { () async throws(ServiceError) in try await real.revoke(token) }
  }

  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    try await call("announcements") { () async throws(ServiceError) in
      try await real.announcements(unless: tag, token)
    }
  }

  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    try await call("markRead") { () async throws(ServiceError) in
      try await real.markRead(marks, token)
    }
  }

  func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try await call("report") { () async throws(ServiceError) in try await real.report(token) }
  }

  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try await call("muster") { () async throws(ServiceError) in
      try await real.muster(key, token)
    }
  }

  func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    try await call("page") { () async throws(ServiceError) in try await real.page(path, token) }
  }
}
