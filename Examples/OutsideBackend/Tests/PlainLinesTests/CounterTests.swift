import LineApps
import PlainLines
import Testing

@MainActor
@Suite("Counter on lines")
struct CounterTests {
  private let stage: Stage

  init() throws { stage = try Stage(.counter) }

  @Test func `the screen has a number for the button`() {
    #expect(stage.lines == ["== screen", "  0", "> [1] button, +1"])
  }

  @Test func `a number presses the button`() {
    #expect(stage.read("1") == ["== screen", "  1", "> [1] button, +1"])
    stage.read("press 1")
    #expect(stage.shows("  2"))
  }

  @Test func `keys work as in a terminal`() {
    stage.read("key Enter")
    #expect(stage.shows("  1"))
  }

  @Test func `quitting ends the app`() {
    stage.read("quit")
    #expect(stage.session.outcome != nil)
    #expect(stage.keeper.archive == nil)
  }

  @Test(arguments: [
    ("7", "Error: There is no 7, only 1 to 1."),
    ("\(Int.min)", "Error: There is no \(Int.min), only 1 to 1."),
    ("type 1 x", "Error: This is no text."),
    ("set 1 x", "Error: This has no value."),
    ("row 1 1", "Error: This is no list."),
    ("submit 1", "Error: 1 does not do that."),
    ("step 1", "Error: step needs a number."),
    ("jump 1", "Error: There is no command \"jump\"; help lists all of them."),
    ("jump", "Error: There is no command \"jump\"; help lists all of them."),
    ("key Foo-7", "Error: There is no key \"Foo-7\"; an example: key Ctrl-P"),
    ("do nothing", "Error: There is no command \"nothing\" here; commands lists all of them."),
    ("back", "Nothing changed."),
  ])
  func `wrong input names the mistake`(line: String, error: String) {
    #expect(stage.read(line) == [error])
  }

  @Test func `help names every command`() {
    #expect(stage.read("help").contains { $0.hasPrefix("type N TEXT") })
  }

  @Test func `the app's own commands can be listed and performed`() {
    #expect(stage.read("commands").contains { $0.hasPrefix("do Keys") })
    #expect(stage.read("do keys").first?.hasPrefix("== panel") == true)
    stage.read("back")
    #expect(stage.shows("+1"))
  }
}
