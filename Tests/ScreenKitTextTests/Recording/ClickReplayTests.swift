import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// Double clicks in recordings, whose times are those of the recording.
@MainActor
@Suite("Recorded clicks", .leakFree)
struct ClickReplayTests {
  final class TextScreen: Controller {
    let field = TextField(text: "one two")
    override func makeView() -> View { field }
  }

  @Test(arguments: [(300, "two"), (700, "")])
  func `replayed clicks have their recorded distance`(pause: Int, selected: String) async throws {
    let screen = TextScreen()
    let app = RecordedApp(screen)
    for action in [PointerEvent.Action.down(.left), .up(.left), .down(.left), .up(.left)] {
      if action == .down(.left) { app.clock.advance(by: .milliseconds(pause)) }
      app.application.dispatch(
        .pointer(PointerEvent(action, at: SurfacePoint(x: 6, y: 0))))
    }
    #expect(screen.field.selectedText == selected)
    app.end()
    let replayed = TextScreen()
    #expect(try await RecordedApp.replay(app.lines, replayed) == nil)
    #expect(replayed.field.selectedText == selected)
  }
}
