import ScreenKitTesting
import Testing

@testable import Tasks

@MainActor
@Suite("A log viewer", .leakFree)
struct LogTests {
  private func viewer() async -> (Log, ScreenTest) {
    let log = Log()
    let test = ScreenTest(LogScreen(log), size: .page)
    for number in 1...50 { log.write(number % 10 == 0 ? .error : .info, "Line \(number)") }
    await test.settle()
    return (log, test)
  }

  @Test func `the newest line is in sight`() async throws {
    let (_, test) = await viewer()
    try expectPage(test, "log")
  }

  @Test func `a user who reads older lines stays there`() async {
    let (log, test) = await viewer()
    test.select(row: .init(20), of: "Lines")
    log.write(.warning, "The newest")
    await test.settle()
    #expect(!test.screen.contains("The newest"))
    test.select(row: .init(50), of: "Lines")
    log.write(.warning, "An even newer one")
    await test.settle()
    #expect(test.screen.contains("An even newer one"))
  }

  @Test func `only errors are shown on request`() async {
    let (_, test) = await viewer()
    test.press(.checkbox, named: "Only errors")
    #expect(test.screen.contains("Line 50"))
    #expect(test.screen.contains("Line 10"))
    #expect(!test.screen.contains("Line 49"))
  }
}
