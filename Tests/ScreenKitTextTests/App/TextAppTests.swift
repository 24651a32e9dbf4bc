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

/// An app with its own look, like Cupertino but with tabs at the top and its own buttons.
private struct Papery: TextApp {
  struct Paint: ViewPainter {
    func measure(_ view: Button, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      CellSize(columns: layout.columns(of: view.title) + 2, rows: 1).limited(to: proposal)
    }

    func paint(_ view: Button, on canvas: inout Canvas) {
      canvas.write("<\(view.title)>", canvas.look.style(of: view, isFocused: view.isFocused))
    }
  }

  var looks: [CustomLook] {
    [
      CustomLook("paper") { glyphs in
        var policies = LookPolicies.named(.cupertino)
        policies.tabBar = .top
        let look = Look("paper", like: .cupertino, policies: policies, glyphs: glyphs)
        look.glyphs.bullet = "~"
        look.register(Paint())
        return look
      }
    ]
  }

  func makeRoot() -> Controller { PaperScreen() }
}

private final class PaperScreen: Controller {
  override func makeView() -> View {
    let frame = TabFrame(bar: TabBar(["One", "Two"]))
    frame.content = Column {
      Button("Go")
      Toggle("Loud")
    }
    return frame
  }
}

/// A screen that responds to typed text, each time a moment later.
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
  func `a snapshot shows the effect of typed keys`(keys: String, answer: String) async throws {
    let launch = try TextLaunch(["--size", "20x3", "--snapshot", "--press", keys])
    #expect(try await Asking().snapshot(launch, .text).contains(answer))
  }

  @Test func `an app has its own look, a copy of another`() async throws {
    let launch = try TextLaunch(
      ["--look", "paper", "--size", "20x6", "--snapshot"], looks: ["paper"])
    let paper = try await Papery().snapshot(launch, .text)
    #expect(paper.contains("<Go>"))
    #expect(paper.hasPrefix(" ") && paper.split(separator: "\n")[0].contains("One"))
    let plain = try TextLaunch(["--look", "cupertino", "--size", "20x6", "--snapshot"])
    let cupertino = try await Papery().snapshot(plain, .text)
    #expect(!cupertino.contains("<Go>"))
    #expect(!cupertino.split(separator: "\n")[0].contains("One"))
    func toggle(_ screen: String) -> Substring? {
      screen.split(separator: "\n").first { $0.contains("Loud") }
    }
    #expect(toggle(paper) == toggle(cupertino))
  }

  @Test func `a look chosen in an app is drawn at once and in the next run`() throws {
    let app = Papery()
    let keeper = MemoryKeeper()
    func open(_ arguments: String...) throws -> (Application, TextSurface) {
      let launch = try TextLaunch(arguments, looks: ["paper"])
      let conditions = app.conditions(launch, size: CellSize(columns: 20, rows: 6))
      let surface = TextSurface(
        size: conditions.size, options: try app.options(conditions, launch))
      let application = app.makeApplication(app.makeRoot(), surface, ManualClock())
      application.ports.stateKeeper = keeper
      if let look = launch.common.look { try application.looks.choose(look) }
      application.start()
      return (application, surface)
    }
    let (application, surface) = try open()
    #expect(application.looks.names == ["terminal", "cupertino", "material", "paper"])
    let colors = surface.snapshot.svg
    application.run { try application.looks.choose("paper") }
    #expect(surface.snapshot.text.contains("<Go>") && surface.snapshot.svg != colors)
    application.dispatch(.key(KeyPress("q")))
    #expect(try open().1.snapshot.text.contains("<Go>"))
    #expect(try !open("--look", "terminal").1.snapshot.text.contains("<Go>"))
  }

  @Test func `a recording in an unknown look is refused`() throws {
    let conditions = DisplayConditions(size: CellSize(columns: 20, rows: 6), look: "paper")
    let launch = try TextLaunch([])
    #expect(throws: LaunchError("Plain has no look paper")) {
      try Plain().options(conditions, launch)
    }
    #expect(try Papery().options(conditions, launch).look.glyphs.bullet == "~")
  }

  @Test func `screens appear at once unless the app slides them`() throws {
    #expect(try transition(of: Plain()) == .none)
    #expect(try transition(of: Sliding()) == .slide)
  }
}
