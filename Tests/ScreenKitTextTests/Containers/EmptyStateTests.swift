import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Empty states and cards", .leakFree)
struct EmptyStateTests {
  @Test(arguments: [(10, true, true), (8, true, true), (5, false, true), (3, false, true)])
  func `the picture is omitted first and the button never`(
    rows: Int, hasPicture: Bool, hasButton: Bool
  ) {
    let view = EmptyState("There is nothing.", button: "Look")
    let stage = Stage(view, columns: 30, rows: rows, .terminal)
    #expect(stage.framed.contains("╭─────╮") == hasPicture)
    #expect(stage.framed.contains("[ Look ]") == hasButton)
    #expect(stage.framed.contains("There is nothing."))
    #expect(stage.isTruthful)
  }

  @Test func `all of it is centred`() {
    let stage = Stage(
      EmptyState("Nothing.", picture: .failure, button: "Retry"), columns: 24, rows: 10, .terminal)
    #expect(
      stage.framed == """
        |                        |
        |        ╭─────╮         |
        |        │  ┃  │         |
        |        │  •  │         |
        |        ╰─────╯         |
        |                        |
        |        Nothing.        |
        |                        |
        |       [ Retry ]        |
        |                        |
        """)
  }

  @Test func `without a title there is no button`() {
    let stage = Stage(EmptyState("Nothing."), columns: 24, rows: 10, .terminal)
    #expect(!stage.framed.contains("["))
  }

  @Test func `in ASCII the picture has no other characters`() {
    let test = ScreenTest(
      PlainScreen(EmptyState("Nothing.")), look: .named(.terminal, glyphs: .ascii))
    #expect(test.screen.contains("| . . |") && !test.screen.utf8.contains { $0 > 126 })
  }

  @Test func `a card has a border if there is space`() {
    let card = Card("Join", Column(cross: .fill) { [Label("Name"), Button("OK")] })
    let test = ScreenTest(PlainScreen(card), size: CellSize(columns: 80, rows: 16))
    #expect(test.screen.contains("          ╭ Join ──") && test.screen.contains("│ Name "))
    test.resize(to: CellSize(columns: 51, rows: 16))
    #expect(test.screen.hasPrefix("Name\n[ OK ]\n") && !test.screen.contains("╭"))
    test.resize(to: CellSize(columns: 80, rows: 13))
    #expect(test.screen.hasPrefix("Name\n[ OK ]\n") && !test.screen.contains("╭"))
    test.click(column: 2, row: 1)
    #expect(test.application.focus.view is Button)
  }

  @Test(arguments: Look.Name.allCases)
  func `the main button is filled and keeps its text`(name: Look.Name) {
    let (main, other) = (Button("Go"), Button("No"))
    main.style.emphasis = .strong
    let test = ScreenTest(
      PlainScreen(Column { [Button("First"), main, other] }), look: .named(name))
    let svg = test.snapshot.svg
    main.style.emphasis = .regular
    test.send()
    #expect(test.snapshot.svg != svg)
    #expect(test.screen.lowercased().contains("go"))
  }
}
