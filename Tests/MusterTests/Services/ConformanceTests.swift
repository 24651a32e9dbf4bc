import MusterConformance
import ScreenKitTestSupport
import Testing

@Suite("Every service")
struct ConformanceTests {
  @Test(.proves("M-001", "M-003", "M-006", "M-059", "M-077"), arguments: ServiceRule.all)
  func `in memory obeys`(_ rule: ServiceRule) async throws {
    try await rule.check(LedgerWorld())
  }

  @Test(.proves("M-001", "M-003", "M-006", "M-059", "M-077"), arguments: ServiceRule.all)
  func `in a file obeys`(_ rule: ServiceRule) async throws {
    let folder = try TemporaryFolder()
    try await rule.check(LedgerWorld(folder: folder))
  }

  @Test(.proves("M-032", "M-040"), arguments: ServiceRule.all)
  func `behind HTTP obeys`(_ rule: ServiceRule) async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    try await rule.check(world)
  }
}
