import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// A screen that loads a text from a service, and counts the steps.
private final class LoadingScreen: Controller {
  let label = Label("nothing yet")
  let service: StubResponse<String>

  init(_ service: StubResponse<String>) { self.service = service }

  override func makeView() -> View { Column { label } }
  override func connect() { command("Load", "l", to: LoadingScreen.load) }

  private func load() {
    task { screen in
      screen.label.text = "loading"
      let text = try await screen.service.value()
      screen.label.text = text
      try await screen.clock.sleep(for: .seconds(2))
      screen.label.text = "old news"
      await screen.rest()
    }
  }

  /// Continues to wait, so that earlier changes must be shown before the end of the task.
  private func rest() async { try? await clock.sleep(for: .seconds(3600)) }
}

@MainActor
@Suite("Settling", .leakFree)
struct SettleTests {
  private let service = StubResponse<String>()

  @Test func `changes of a task are shown while the task continues`() async {
    let test = ScreenTest(LoadingScreen(service))
    test.press("l")
    #expect(test.screen.hasPrefix("nothing yet\n"))
    await test.settle()
    #expect(test.screen.hasPrefix("loading\n"))
    service.give("news")
    await test.settle()
    #expect(test.screen.hasPrefix("news\n"))
    test.advance(by: .seconds(2))
    await test.settle()
    #expect(test.screen.hasPrefix("old news\n"))
    test.terminate()
    await test.settle()
    #expect(test.clock.pendingCount == 0)
  }

  @Test func `settling without work writes nothing`() async {
    let test = ScreenTest(LoadingScreen(service))
    let frames = test.frames.count
    await test.settle()
    await test.settle()
    #expect(test.frames.count == frames)
  }

  @Test func `posts from other threads are performed and shown`() async {
    let screen = LoadingScreen(service)
    let test = ScreenTest(screen)
    let inbox = test.application.inbox
    await Task.detached { [label = screen.label] in inbox.post { label.text = "posted" } }.value
    await test.settle()
    #expect(test.screen.hasPrefix("posted\n"))
  }

  @Test func `an error of a service is shown, and the app continues`() async {
    struct Unreachable: Error {}
    let test = ScreenTest(LoadingScreen(service))
    test.press("l")
    service.fail(Unreachable())
    await test.settle()
    #expect(test.screen.contains("Unreachable"))
    #expect(test.outcome == nil)
  }
}
