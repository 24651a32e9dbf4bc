import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Recorded sessions of browsers, replayed in other apps on other surfaces.
@MainActor
@Suite("Recordings of browsers", .leakFree)
struct RecordingTests {
  private final class Lines {
    var text = ""
    /// The recorder is stored here, since sessions do not retain it.
    var recorder: Recorder?
    var all: [String] { text.split(separator: "\n").map(String.init) }
  }

  private func record(_ lines: Lines) -> (WebTest, RecordedScreen) {
    let screen = RecordedScreen()
    let size = WebSession.Settings().size
    let test = WebTest(
      screen,
      recorder: { clock in
        let header = RecordingHeader(surface: "web", size: size)
        let recorder = Recorder(header, clock: clock) { lines.text += $0 }
        lines.recorder = recorder
        return recorder
      })
    test.send("[\"p\",\(test.number(of: screen.button))]")
    test.type("Anna", replacing: 0..<0, in: test.number(of: screen.name))
    test.type("hunter2", replacing: 0..<0, in: test.number(of: screen.password))
    test.send("[\"v\",\(test.number(of: screen.box)),true]")
    test.clock.advance(by: .seconds(3))
    test.send("[\"v\",\(test.number(of: screen.slider)),70]", "[\"k\",\"Tab\"]")
    return (test, screen)
  }

  private func replay(_ lines: Lines, on surface: any Surface) async throws -> (
    RecordingPlayer, RecordedScreen
  ) {
    let screen = RecordedScreen()
    let player = RecordingPlayer {
      Application(WebTest.App(), root: screen, surface: surface, clock: $0)
    }
    for (index, line) in lines.all.enumerated().dropFirst() {
      guard let entry = try RecordingEntry(line, number: index + 1) else { continue }
      try await player.play(entry, line: index + 1)
    }
    player.finish()
    return (player, screen)
  }

  @Test func `a session in a browser replays in a terminal`() async throws {
    let lines = Lines()
    let (test, recorded) = record(lines)
    let surface = TextSurface(size: CellSize(columns: 80, rows: 24), options: TextOptions())
    let (player, screen) = try await replay(lines, on: surface)
    #expect(
      recorded.events == [
        "pressed", "name Anna", "7 secret characters", "loud true", "late", "value 70.0",
      ])
    #expect(screen.events == recorded.events)
    #expect(screen.name.value == "Anna" && screen.slider.value == recorded.slider.value)
    #expect(screen.box.value && screen.password.value == "*******")
    let (old, new) = (test.session.application.focus.view, player.application.focus.view)
    #expect(new?.accessibleText == old?.accessibleText && old != nil)
  }

  @Test func `a replay in a browser has the same page`() async throws {
    let lines = Lines()
    let (test, _) = record(lines)
    let settings = WebSession.Settings()
    let scene = WebScene(.shared, settings.look, cacheSize: settings.limits.cachedScreens)
    let surface = WebSurface(scene, size: settings.size)
    surface.onShow = { _ = scene.update() }
    _ = try await replay(lines, on: surface)
    #expect(scene.rendered.count > 10)
    #expect(scene.rendered == test.rendered)
  }

  @Test func `the text of a masked field is not recorded`() {
    let lines = Lines()
    _ = record(lines)
    #expect(lines.text.contains("Anna"))
    #expect(!lines.text.contains("hunter") && !lines.text.contains("unter2"))
  }
}
