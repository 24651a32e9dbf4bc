import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Progress of a task", .proves("F-053", "F-055"), .leakFree)
struct ProgressPanelTests {
  private let screen = TestScreen()
  private let app: TestApp
  private let work = ScreenTask()
  private let log = Log<String>()

  init() { app = TestApp(screen) }

  private var panel: DialogPanel? { app.application.window.panel as? DialogPanel }
  private var bar: ProgressBar? { panel?.first { $0 is ProgressBar } as? ProgressBar }

  /// Starts work of ten seconds that reports its progress after five.
  private func start(while scope: LifecycleScope = .visible) {
    screen.progress("Loading", work, while: scope) { [log] screen, work in
      work.note = "first half"
      try await screen.clock.sleep(for: .seconds(5))
      (work.progress, work.note) = (0.5, "second half")
      try await screen.clock.sleep(for: .seconds(5))
      log.write("done")
    }
  }

  private func advance(_ duration: Duration) async {
    await app.application.waitUntilIdle()
    app.clock.advance(by: duration)
    await app.application.waitUntilIdle()
  }

  @Test func `it is shown during the work, with the work's text`() async {
    start()
    await advance(.milliseconds(299))
    #expect(panel == nil)
    await advance(.milliseconds(1))
    #expect(panel?.title == "Loading")
    #expect(bar?.fraction == nil)
    #expect(panel?.first { ($0 as? Label)?.text == "first half" } != nil)
    await advance(.seconds(5))
    #expect(bar?.fraction == 0.5)
    #expect(panel?.first { ($0 as? Label)?.text == "second half" } != nil)
    await advance(.seconds(5))
    #expect(panel == nil)
    #expect(log.entries == ["done"])
    #expect(work.phase == .finished)
    #expect(app.clock.pendingCount == 0)
    #expect(work.observerCount == 0)
  }

  @Test func `very short work shows nothing`() async {
    screen.progress("Loading", work) { screen, _ in
      try await screen.clock.sleep(for: .milliseconds(200))
    }
    await advance(.milliseconds(200))
    await advance(.seconds(5))
    #expect(panel == nil)
    #expect(work.phase == .finished)
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(.escape)])
  func `the user can cancel it`(key: KeyPress) async {
    start()
    await advance(.seconds(1))
    app.press(key)
    #expect(panel == nil)
    #expect(work.phase == .cancelled)
    await advance(.seconds(20))
    #expect(log.isEmpty)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `it closes at the screen's pause and cancels its work`() async {
    start()
    await advance(.seconds(1))
    app.request(.enterBackground)
    #expect(work.phase == .cancelled)
    #expect(panel == nil)
  }

  @Test func `an error replaces the progress`() async {
    screen.progress("Loading", work) { screen, _ in
      try await screen.clock.sleep(for: .seconds(1))
      throw PresentableErrorTests.Offline()
    }
    await advance(.milliseconds(500))
    #expect(panel?.title == "Loading")
    await advance(.milliseconds(500))
    #expect(app.application.window.panels.count == 1)
    #expect(panel?.title == "No connection")
  }
}
