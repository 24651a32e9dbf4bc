import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("The history of a screen test", .leakFree)
struct HistoryTests {
  private final class Screen: Controller {
    let field = TextField()
    override func makeView() -> View { field }
  }

  @Test func `steps and frames are recorded by default`() {
    let test = ScreenTest(Screen())
    #expect(test.lifecycle == ["Screen.create", "Screen.appear"])
    test.type("ab")
    #expect(test.frames.count == 3)
  }

  @Test func `clearing removes earlier steps and keeps later ones`() {
    let test = ScreenTest(Screen())
    test.type("a")
    test.clearHistory()
    #expect(test.lifecycle.isEmpty && test.frames.isEmpty)
    test.type("b")
    test.terminate()
    #expect(test.lifecycle == ["Screen.pause", "Screen.destroy"])
    #expect(test.frames.isEmpty == false)
  }

  @Test func `a test without a history still shows its screen`() {
    let test = ScreenTest(Screen(), keepsHistory: false)
    test.type("abc")
    #expect(test.lifecycle.isEmpty && test.frames.isEmpty)
    #expect(test.screen.contains("abc"))
    test.keepsHistory = true
    test.type("d")
    #expect(test.frames.count == 1)
  }

  @Test func `warnings are recorded`() {
    final class Careless: Controller {
      override func connect() {
        command("One", "x") { _ in }
        command("Two", "x") { _ in }
      }
    }
    let test = ScreenTest(Careless())
    #expect(
      test.warnings.map(\.description) == ["Careless: x does \"One\" and hides \"Two\". (SK503)"])
    test.clearHistory()
    #expect(test.warnings.isEmpty)
  }
}
