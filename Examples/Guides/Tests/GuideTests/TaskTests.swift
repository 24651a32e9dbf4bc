import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

/// A service whose answers the test sets.
@MainActor
private final class StubService: WeatherService {
  let response = StubResponse<String>()

  func forecast(of city: String) async throws -> String { try await response.value() }
}

@MainActor
@Suite("The guide to tasks and errors", .leakFree)
struct TaskTests {
  @Test func `the answer of the service is shown`() async {
    let service = StubService()
    let test = ScreenTest(WeatherScreen("Oslo", from: service))
    #expect(test.screen.contains("…"))
    service.response.give("Rain")
    await test.settle()
    #expect(test.screen.contains("Rain"))
  }

  @Test func `an error is shown with a button to retry`() async {
    let service = StubService()
    let test = ScreenTest(WeatherScreen("Oslo", from: service), size: .init(columns: 60, rows: 12))
    service.response.fail(NoConnection())
    await test.settle()
    expectSnapshot(of: test.snapshot, "error")
  }

  @Test func `an error that the screen handles opens no dialog`() async {
    let service = StubService()
    let test = ScreenTest(QuietScreen(service))
    service.response.fail(NoConnection())
    await test.settle()
    #expect(test.screen.contains("No forecast today."))
    #expect(test.application.window.panels.isEmpty)
  }

  @Test func `long work shows its progress`() async {
    let test = ScreenTest(ExportScreen(), size: .init(columns: 50, rows: 10))
    test.press(.enter)
    await test.settle()
    for _ in 1...4 {
      test.advance(by: .milliseconds(200))
      await test.settle()
    }
    expectSnapshot(of: test.snapshot, "progress")
    for _ in 1...6 {
      test.advance(by: .milliseconds(200))
      await test.settle()
    }
    #expect(test.screen.contains("Ten pages are exported."))
  }

  @Test func `a screen shows the rate of its work`() async {
    let test = ScreenTest(CopyScreen(), size: .init(columns: 50, rows: 6))
    #expect(test.screen.contains("0 MB of 240 MB"))
    test.press(.enter)
    await test.settle()
    for _ in 1...8 {
      test.advance(by: .milliseconds(250))
      await test.settle()
    }
    #expect(test.screen.contains("16 MB of 240 MB, 8 MB/s, 0:28 left"))
    for _ in 1...112 {
      test.advance(by: .milliseconds(250))
      await test.settle()
    }
    #expect(test.screen.contains("240 MB of 240 MB"))
  }

  @Test func `the user cancels long work`() async {
    let test = ScreenTest(ExportScreen(), size: .init(columns: 50, rows: 10))
    test.press(.enter)
    await test.settle()
    test.advance(by: .milliseconds(400))
    await test.settle()
    test.press(.button, named: "Cancel")
    test.advance(by: .seconds(10))
    await test.settle()
    #expect(!test.screen.contains("Ten pages"))
  }
}
