import MusterConformance
import Testing

@Suite("The server")
struct ServerConformanceTests {
  @Test(arguments: ServiceRule.all)
  func `obeys every rule of services`(_ rule: ServiceRule) async throws {
    let server = try await TestServer()
    do {
      try await rule.check(server)
    } catch {
      Issue.record(error)
    }
    await server.stop()
  }
}
