import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitText

private struct Plain: TextApp {
  func makeRoot() -> Controller { Controller() }
}

private struct Sliding: TextApp {
  var transition: ScreenTransition { .slide }
  func makeRoot() -> Controller { Controller() }
}

private struct Asking: TextApp {
  func makeRoot() -> Controller { AskingScreen() }
}

/// Responds to typed text, each time a moment later.
private final class AskingScreen: Controller {
  private let field = TextField("Name")
  private let answer = Label()

  override func makeView() -> View {
    Column {
      field
      answer
    }
  }

  override func connect() {
    answer.text = "?"
    field.onSubmit = { [weak self] name in
      self?.task { screen in
        await Task.yield()
        screen.answer.text = "Hello, \(name)"
        screen.field.value = ""
      }
    }
  }
}

@MainActor
@Suite("Apps in a terminal", .leakFree)
struct TextAppTests {
  private func transition(of app: some TextApp) throws -> ScreenTransition {
    let surface = TextSurface(
      size: CellSize(columns: 8, rows: 2), options: TextOptions(look: .named(.terminal)))
    return app.makeApplication(try app.makeRoot(), surface, ManualClock()).window.transition
  }

  @Test(
    arguments: [
      ("", "?"), ("anna", "?"), ("anna\r", "Hello, anna"), ("anna\rben\r", "Hello, ben"),
      ("anx\u{7F}na\r", "Hello, anna"), ("anna\u{1B}[Dx\r", "Hello, annxa"),
    ])
  func `a snapshot shows what comes of what is typed`(keys: String, answer: String) async throws {
    let launch = try Launch(["--size", "20x3", "--snapshot", "--press", keys])
    #expect(try await Asking().snapshot(launch, .text).contains(answer))
  }

  @Test func `screens come at once unless the app has them slide`() throws {
    #expect(try transition(of: Plain()) == .none)
    #expect(try transition(of: Sliding()) == .slide)
  }
}
