import StudioConformance
import Testing

@Suite("The service of the studio's tests")
struct StudioConformanceTests {
  @Test(arguments: StudioServiceRule.all)
  func `in memory obeys the rules`(_ rule: StudioServiceRule) async throws {
    try await rule.check(MemoryStudioService())
  }
}
