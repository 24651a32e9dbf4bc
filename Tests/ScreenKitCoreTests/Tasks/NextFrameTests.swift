import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Waiting for the next frame", .leakFree)
struct NextFrameTests {
  final class Screen: Controller {
    let label = Label("")
    let work = ScreenTask()
    override func makeView() -> View { label }

    /// Counts to `end` on the label, with one frame for each number.
    func count(to end: Int, while scope: LifecycleScope) {
      task(work, while: scope) { screen in
        for number in 1...end {
          screen.label.text = "\(number)"
          try await screen.nextFrame()
        }
      }
    }
  }

  private let surface = NullSurface()
  private let screen = Screen()
  private let application: Application

  init() {
    application = Application(root: screen, surface: surface, clock: ManualClock())
    application.start()
  }

  @Test func `each step is shown before the next one`() async {
    let shown = surface.showCount
    screen.count(to: 10, while: .visible)
    await application.waitUntilIdle()
    #expect(screen.work.phase == .finished)
    // The frames are one for each number, and one for the end of the work.
    #expect(surface.showCount == shown + 11)
  }

  @Test func `a busy surface delays it`() async {
    surface.isBusy = true
    screen.count(to: 2, while: .visible)
    await application.waitUntilIdle()
    #expect(screen.label.text == "1")
    surface.isBusy = false
    application.run {}
    await application.waitUntilIdle()
    #expect(screen.label.text == "2")
    #expect(screen.work.phase == .finished)
  }

  @Test func `in the background it waits for the foreground`() async {
    application.dispatch(.application(.enterBackground))
    screen.count(to: 2, while: .lifetime)
    await application.waitUntilIdle()
    #expect(screen.label.text == "1")
    application.dispatch(.application(.enterForeground))
    await application.waitUntilIdle()
    #expect(screen.label.text == "2")
    #expect(screen.work.phase == .finished)
  }

  @Test func `a cancelled task stops`() async {
    screen.count(to: 1000, while: .visible)
    screen.work.cancel()
    await application.waitUntilIdle()
    #expect(screen.work.phase == .cancelled)
    #expect(screen.label.text.isEmpty)
  }

  @Test func `the end of the app releases it`() async {
    application.dispatch(.application(.enterBackground))
    screen.count(to: 2, while: .lifetime)
    await application.waitUntilIdle()
    application.quit()
    await application.waitUntilIdle()
    #expect(screen.work.phase == .cancelled)
    #expect(screen.label.text == "1")
  }
}
