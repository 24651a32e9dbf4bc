import Muster
import MusterAPI
import ScreenKitTestSupport
import Synchronization

/// A service that forwards to another one, records each call, and fails on request of a test.
final class ScriptedService: MusterService, Scripted {
  private struct State {
    var token: Secret?
    var device: Secret?
    var shownDevice: Secret?
  }

  let script = CallScript<ServiceError>(
    downError: .unreachable("it is down"), cancelError: .cancelled)
  private let real: any MusterService
  private let state = Mutex(State())

  init(_ real: any MusterService) { self.real = real }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }

  /// The token of the last login.
  var token: Secret? { state.withLock { $0.token } }

  /// The proof that later logins issue to the device.
  var device: Secret? {
    get { state.withLock { $0.device } }
    set { state.withLock { $0.device = newValue } }
  }

  /// The proof that the last login sent.
  var shownDevice: Secret? { state.withLock { $0.shownDevice } }

  func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    try await script.call("login") { () async throws(ServiceError) in
      state.withLock { $0.shownDevice = request.device }
      let session = try await real.login(request)
      state.withLock { $0.token = session.token }
      return Session(
        token: session.token, username: session.username, expires: session.expires,
        time: session.time, device: device)
    }
  }

  func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try await script.call("resume") { () async throws(ServiceError) in try await real.resume(token)
    }
  }

  func revoke(_ token: Secret) async throws(ServiceError) {
    try await script.call("revoke") { () async throws(ServiceError) in try await real.revoke(token)
    }
  }

  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    try await script.call("announcements") { () async throws(ServiceError) in
      try await real.announcements(unless: tag, token)
    }
  }

  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    try await script.call("markRead") { () async throws(ServiceError) in
      try await real.markRead(marks, token)
    }
  }

  func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try await script.call("report") { () async throws(ServiceError) in try await real.report(token)
    }
  }

  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try await script.call("muster") { () async throws(ServiceError) in
      try await real.muster(key, token)
    }
  }

  func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    try await script.call("page") { () async throws(ServiceError) in
      try await real.page(path, token)
    }
  }
}
