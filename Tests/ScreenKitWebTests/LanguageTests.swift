import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Two sessions of one process, in different languages.
@MainActor
@Suite("Languages of sessions", .leakFree)
struct LanguageTests {
  @Test func `a page has the texts of its own session`() {
    let (test, list) = germanTest()
    runOtherSession()
    #expect(test.session.page(.test).contains("Aktualisieren"))
    runOtherSession()
    test.disconnect()
    test.reconnect()
    #expect(test.frames.contains { $0.contains("Aktualisieren") && !$0.contains("Refresh") })
    // A form updates the views that have changed before it.
    test.disconnect()
    test.session.application.run { list.items.append("b") }
    runOtherSession()
    #expect(test.session.submit([], at: test.clock.now))
    #expect(Strings.current.hints.refresh == "Aktualisieren")
    Strings().makeCurrent()
  }

  private func germanTest() -> (WebTest, List<String>) {
    var strings = Strings()
    strings.hints.refresh = "Aktualisieren"
    var settings = WebSession.Settings()
    settings.strings = strings
    let list = List(["a"])
    list.onRefresh = {}
    return (WebTest(ViewController(list), settings: settings), list)
  }

  /// Runs a turn of another session, whose texts become the current ones.
  private func runOtherSession() {
    let other = WebTest(Label("x"))
    other.session.application.run {}
    #expect(Strings.current.hints.refresh == "Refresh")
  }
}
