import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Screens, panels and changes in plain lines.
@MainActor
@Suite("Reports in plain lines", .leakFree)
struct LinearReportTests {
  private let screen = PlainScreen(
    Column {
      Label("One")
      Button("Two")
    })

  private func stage() -> LinearStage {
    screen.title = "Start"
    return LinearStage(screen)
  }

  @Test func `a screen is its title, its lines, and its focus`() {
    let stage = stage()
    #expect(
      stage.heard() == [
        "Screen: Start", "  One", "  button, Two", "Focus, line 2:   button, Two",
      ])
    #expect(stage.change {} == [])
  }

  @Test func `a long text is truncated, with the count of the rest`() {
    let label = Label(String(repeating: "a", count: 4000))
    let stage = LinearStage(PlainScreen(Column { label }))
    #expect(stage.heard().last == "  " + String(repeating: "a", count: 4000))
    #expect(
      stage.change { label.text = String(repeating: "b", count: 20_000) }.last
        == "Line 1:   " + String(repeating: "b", count: 4000) + " … 16000 more characters")
    // One character can have any number of bytes.
    let heard = stage.change { label.text = String(repeating: "e\u{301}\u{301}", count: 10_000) }
    #expect(heard.allSatisfy { $0.utf8.count < 20_000 })
  }

  @Test func `only changes are written, with their numbers`() throws {
    let stage = stage()
    let column = try #require(screen.view)
    #expect(stage.change { (column.children[0] as? Label)?.text = "1" } == ["Line 1:   1"])
    #expect(stage.change { column.add(Label("Three")) } == ["New line 3:   Three"])
    #expect(stage.change { column.add(Label("Zero"), at: 0) } == ["New line 1:   Zero"])
    #expect(stage.change { column.children[2].isHidden = true }.last == "Nothing is focused.")
    #expect(stage.isTruthful)
  }

  @Test func `a dialog in front and its closing are written`() {
    let stage = stage()
    let opened = stage.change {
      stage.application.run { [application = stage.application] in
        application.present(Failure())
      }
    }
    #expect(
      opened == [
        "Dialog: Something went wrong", "  No route", "  button, Close",
        "Focus, line 2:   button, Close",
      ])
    #expect(
      stage.press(KeyPress(.escape)) == [
        "Closed. Dialog: Something went wrong", "Focus, line 2:   button, Two",
      ])
    #expect(stage.isTruthful)
  }

  @Test func `another or a mostly changed screen is written completely`() throws {
    let stage = stage()
    let many = stage.change {
      screen.view?.setChildren((1...20).map { Label("\($0)") })
    }
    #expect(many.first == "Screen updated: Start" && many.count == 21)
    #expect(stage.change { screen.title = "End" }.first == "Screen updated: End")
    #expect(stage.isTruthful)
  }

  @Test func `a message is heard with its action, and is taken back`() throws {
    let stage = stage()
    var handle: ToastHandle?
    let told = stage.change {
      handle = stage.application.show(Toast("Deleted"), action: "Undo") {}
    }
    #expect(told.contains { $0.hasSuffix("Deleted") })
    #expect(told.contains { $0.hasSuffix("button, Undo, F8") })
    #expect(stage.change { handle?.withdraw() }.count == 1 && stage.isTruthful)
  }

  @Test func `the user can have everything written again`() {
    let stage = stage()
    let first = stage.heard()
    stage.redraw()
    #expect(stage.heard() == first)
  }

  @Test(arguments: Payload.all)
  func `no control sequence is written`(payload: Payload) {
    for (name, view) in CaseSample.every(
      7, of: EveryView.showing(payload.text), from: payload.number)
    {
      let screen = PlainScreen(view)
      screen.title = payload.text
      let stage = LinearStage(screen)
      #expect(stage.isPlain && stage.isTruthful, "\(name)")
    }
  }

  @Test func `no text can imitate a line of another kind`() {
    let stage = LinearStage(PlainScreen(Label("A\nScreen: Bank\n  button, Pay")))
    #expect(stage.heard() == ["Screen", "  A Screen: Bank   button, Pay"])
  }

  /// Checks random trees with random changes; a failure contains its seed.
  @Test(arguments: RandomWalks.seeds(1, of: 60))
  func `the changes suffice to know the screen`(seed: UInt64) throws {
    var program = TreeProgram(seed: seed)
    let root = Column { program.tree() }
    let stage = LinearStage(PlainScreen(root))
    for step in 0..<60 {
      if program.random.oneIn(3) {
        let key = program.random.pick([Key.tab, .down, .up, .right, .space, .end, .character("x")])
        stage.application.dispatch(.key(KeyPress(key)))
      }
      _ = stage.change {
        program.change(below: root)
        if program.random.oneIn(4) { program.changeUnseen(below: root) }
      }
      #expect(stage.isTruthful && stage.isPlain, "seed \(seed), step \(step)")
      if !stage.isTruthful { break }
    }
  }
}

private struct Failure: PresentableError {
  var message: String { "No route" }
}
