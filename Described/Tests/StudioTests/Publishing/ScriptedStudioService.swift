import RmadAPI
import ScreenKitFetch
import ScreenKitTestSupport
import StudioConformance
import StudioScreens

/// A service that forwards to one in memory, records each call, and fails on request of a test.
final class ScriptedStudioService: StudioService, Scripted {
  let script = CallScript<StudioServiceError>(
    downError: .noAnswer(.cannotConnect(.refused)), cancelError: .noAnswer(.cancelled))
  let real: MemoryStudioService

  init(_ real: MemoryStudioService = MemoryStudioService()) { self.real = real }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }

  func logIn(_ login: LoginMessage) async throws(StudioServiceError) -> SessionMessage {
    try await script.call("logIn") { () async throws(StudioServiceError) in
      try await real.logIn(login)
    }
  }

  func logOut(_ session: SessionMessage) async throws(StudioServiceError) {
    try await script.call("logOut") { () async throws(StudioServiceError) in
      try await real.logOut(session)
    }
  }

  func apps(_ session: SessionMessage) async throws(StudioServiceError) -> [AppMessage] {
    try await script.call("apps") { () async throws(StudioServiceError) in
      try await real.apps(session)
    }
  }

  func addApp(
    _ name: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> AppMessage {
    try await script.call("addApp") { () async throws(StudioServiceError) in
      try await real.addApp(name, session)
    }
  }

  func draft(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> StudioDraft? {
    try await script.call("draft") { () async throws(StudioServiceError) in
      try await real.draft(of: app, session)
    }
  }

  func setDraft(
    _ text: String, of app: Int, replacing tag: String?, _ session: SessionMessage
  ) async throws(StudioServiceError) -> CheckedDraft {
    try await script.call("setDraft") { () async throws(StudioServiceError) in
      try await real.setDraft(text, of: app, replacing: tag, session)
    }
  }

  func publish(
    _ tag: String, of app: Int, for bundleVersion: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> VersionMessage {
    try await script.call("publish") { () async throws(StudioServiceError) in
      try await real.publish(tag, of: app, for: bundleVersion, session)
    }
  }

  func versions(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try await script.call("versions") { () async throws(StudioServiceError) in
      try await real.versions(of: app, session)
    }
  }

  func text(
    ofVersion number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> String {
    try await script.call("text") { () async throws(StudioServiceError) in
      try await real.text(ofVersion: number, of: app, session)
    }
  }

  func rollBack(
    to number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try await script.call("rollBack") { () async throws(StudioServiceError) in
      try await real.rollBack(to: number, of: app, session)
    }
  }
}
