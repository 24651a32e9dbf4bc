import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport
import Testing

@Suite("Every service")
struct ConformanceTests {
  @Test(.proves("M-001", "M-003", "M-006", "M-059", "M-077"), arguments: ServiceRule.all)
  func `in memory obeys the rules`(_ rule: ServiceRule) async throws {
    try await rule.check(LedgerWorld())
  }

  @Test(.proves("M-001", "M-003", "M-006", "M-059", "M-077"), arguments: ServiceRule.all)
  func `in a file obeys the rules`(_ rule: ServiceRule) async throws {
    let folder = try TemporaryFolder()
    try await rule.check(LedgerWorld(folder: folder))
  }

  @Test(.proves("M-032", "M-040"), arguments: ServiceRule.all)
  func `behind HTTP obeys the rules`(_ rule: ServiceRule) async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    try await rule.check(world)
  }
}

@Suite("An external directory of users")
struct AuthenticatorTests {
  @Test(.proves("M-059"))
  func `the directory decides on logins, without the sample's users`() async throws {
    let service = LedgerService.inMemory(authenticator: StaffDirectory(isDown: false))
    #expect(try await service.login(as: "carla", "tall ships").username == "carla")
    for (name, password) in [("carla", "north star"), ("anna", "north star")] {
      await #expect(throws: ServiceError.refused) {
        _ = try await service.login(as: name, password)
      }
    }
  }

  @Test(.proves("M-059"))
  func `an unreachable directory fails logins without locking names`() async throws {
    let service = LedgerService.inMemory(authenticator: StaffDirectory(isDown: true))
    for _ in 0..<20 {
      await #expect(throws: ServiceError.unreachable("the directory is down")) {
        _ = try await service.login(as: "carla", "tall ships")
      }
    }
  }
}

extension LedgerService {
  fileprivate func login(as name: String, _ password: String) async throws -> Session {
    try await login(
      LoginRequest(username: name, password: Secret(password), isRemembered: false))
  }
}

/// A directory that responds slowly, like a directory on a network.
private struct StaffDirectory: Authenticator {
  let isDown: Bool

  func isRight(_ password: Secret, of username: String) async throws(ServiceError) -> Bool {
    await Task.yield()
    if isDown { throw .unreachable("the directory is down") }
    return username == "carla" && password.text == "tall ships"
  }
}
