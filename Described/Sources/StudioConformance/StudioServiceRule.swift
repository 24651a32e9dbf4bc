internal import AppMessages
internal import RmadAPI
internal import ScreenKitRmad
internal import StudioScreens
public import Testing

/// A requirement of every service of the studio, independent of its storage.
public struct StudioServiceRule: Sendable, CustomTestStringConvertible {
  /// The rule as a sentence.
  public let testDescription: String
  /// Checks the rule in a fresh world.
  public let check: @Sendable (any StudioWorld) async throws -> Void

  init(_ name: String, _ check: @escaping @Sendable (any StudioWorld) async throws -> Void) {
    (testDescription, self.check) = (name, check)
  }

  /// All rules.
  public static let all = sessions + drafts + versions
}

/// Expects that `body` fails with exactly this error.
func expect(
  _ expected: StudioServiceError, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  await #expect(throws: expected, sourceLocation: sourceLocation) { try await body() }
}

extension StudioServiceRule {
  static let sessions = [
    StudioServiceRule("a wrong name or password begins no session") { world in
      for (name, password) in [("demo", "wrong"), ("other", "demo"), ("", "")] {
        await expect(.wrongLogin) {
          _ = try await world.service.logIn(LoginMessage(name: name, password: Secret(password)))
        }
      }
      let session = try await world.logIn()
      #expect(try await world.service.apps(session) == [AppMessage(id: world.app, name: "News")])
    },
    StudioServiceRule("ten wrong passwords lock the name") { world in
      let wrong = LoginMessage(name: world.login.name, password: Secret("wrong"))
      for _ in 0..<10 { await expect(.wrongLogin) { _ = try await world.service.logIn(wrong) } }
      await expect(.locked) { _ = try await world.logIn() }
    },
    StudioServiceRule("a session that has ended is refused by every call") { world in
      let (service, app) = (world.service, world.app)
      let session = try await world.logIn()
      try await world.endSessions()
      await expect(.sessionEnded) { _ = try await service.apps(session) }
      await expect(.sessionEnded) { _ = try await service.addApp("x", session) }
      await expect(.sessionEnded) { _ = try await service.draft(of: app, session) }
      await expect(.sessionEnded) {
        _ = try await service.setDraft("{}", of: app, replacing: nil, session)
      }
      await expect(.sessionEnded) { _ = try await service.publish("", of: app, for: "1", session) }
      await expect(.sessionEnded) { _ = try await service.versions(of: app, session) }
      await expect(.sessionEnded) { _ = try await service.text(ofVersion: 1, of: app, session) }
      await expect(.sessionEnded) { _ = try await service.rollBack(to: 1, of: app, session) }
    },
    StudioServiceRule("a logout ends one session and no other") { world in
      let (first, second) = (try await world.logIn(), try await world.logIn())
      try await world.service.logOut(first)
      await expect(.sessionEnded) { _ = try await world.service.apps(first) }
      #expect(try await world.service.apps(second).count == 1)
    },
  ]
}
