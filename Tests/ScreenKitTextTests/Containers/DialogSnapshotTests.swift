import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of dialogs", .leakFree, .proves("F-048", "F-049", "F-134"))
struct DialogSnapshotTests {
  private func open(
    _ look: Look.Name, _ glyphs: GlyphSet = .unicode, columns: Int = 34, rows: Int = 8,
    message: String = "It is gone for good."
  ) -> String {
    let stage = Stage(Label("behind"), columns: columns, rows: rows, look, glyphs)
    let dialog = Dialog(
      "Delete?", message: message,
      buttons: [.cancel(), DialogButton("Delete", .preferred, answer: true)])
    stage.application.run { stage.application.open(dialog) }
    #expect(stage.isTruthful)
    return stage.framed
  }

  @Test func `in the terminal look`() {
    #expect(
      open(.terminal) == """
        |behind                            |
        |    ╭ Delete? ──────────────╮     |
        |    │ It is gone for good.  │     |
        |    │                       │     |
        |    │ [ Cancel ] [ Delete ] │     |
        |    ╰───────────────────────╯     |
        |                                  |
        |                                  |
        """)
  }

  @Test func `in the style of cupertino`() {
    #expect(
      open(.cupertino) == """
        |behind                            |
        |    ╭───────────────────────╮     |
        |    │        Delete?        │     |
        |    │ It is gone for good.  │     |
        |    │                       │     |
        |    │    Cancel  ‹Delete›   │     |
        |    ╰───────────────────────╯     |
        |                                  |
        """)
  }

  @Test func `in the style of material`() {
    #expect(
      open(.material) == """
        |behind                            |
        |    ╭───────────────────────╮     |
        |    │ Delete?               │     |
        |    │ It is gone for good.  │     |
        |    │                       │     |
        |    │      CANCEL  ‹DELETE› │     |
        |    ╰───────────────────────╯     |
        |                                  |
        """)
  }

  @Test func `in characters of ASCII`() {
    #expect(
      open(.terminal, .ascii) == """
        |behind                            |
        |    + Delete? --------------+     |
        |    | It is gone for good.  |     |
        |    |                       |     |
        |    | [ Cancel ] [ Delete ] |     |
        |    +-----------------------+     |
        |                                  |
        |                                  |
        """)
  }

  @Test func `a long message scrolls and leaves space for the buttons`() {
    let message = (1...30).map { "word\($0)" }.joined(separator: " ")
    #expect(
      open(.material, message: message) == """
        |╭────────────────────────────────╮|
        |│ Delete?                        │|
        |│ word1 word2 word3 word4 word5┃ │|
        |│ word6 word7 word8 word9      ┃ │|
        |│ word10 word11 word12 word13  │ │|
        |│ word14 word15 word16 word17  │ │|
        |│               CANCEL  ‹DELETE› │|
        |╰────────────────────────────────╯|
        """)
  }

  @Test(arguments: Look.Name.allCases)
  func `without space the buttons stay`(look: Look.Name) {
    let picture = open(look, columns: 20, rows: 1)
    #expect(picture.uppercased().contains("DELETE"))
    for size in 0...8 { _ = open(look, columns: size, rows: 8 - size) }
  }

  @Test func `a title without a message keeps its border`() {
    #expect(
      open(.terminal, rows: 5, message: "") == """
        |behind                            |
        |    ╭ Delete? ──────────────╮     |
        |    │ [ Cancel ] [ Delete ] │     |
        |    ╰───────────────────────╯     |
        |                                  |
        """)
  }

  @Test(arguments: [Look.Name.terminal, .cupertino, .material], 2...8)
  func `the title is visible from two rows on`(look: Look.Name, rows: Int) {
    for message in ["", "It is gone for good."] {
      let picture = open(look, rows: rows, message: message)
      #expect(picture.contains("Delete?"), "\(picture)")
      #expect(picture.uppercased().contains("CANCEL"), "\(picture)")
    }
  }

  @Test func `without space for a border the title takes a row`() {
    #expect(
      open(.terminal, rows: 3) == """
        |behiDelete?                       |
        |    It is gone for good.          |
        |        [ Cancel ] [ Delete ]     |
        """)
  }

  @Test func `of two dialogs only the front one is visible`() {
    let stage = Stage(Label("behind"), columns: 34, rows: 7, .terminal)
    let first = Dialog<Void>(
      "First", message: "A message of two lines, since it is long.", buttons: [.cancel()])
    let second = Dialog<Void>.alert("Second", "Short.")
    stage.application.run {
      stage.application.open(first)
      stage.application.open(second)
    }
    #expect(
      stage.framed == """
        |behind                            |
        |           ╭ Second ─╮            |
        |           │ Short.  │            |
        |           │         │            |
        |           │  [ OK ] │            |
        |           ╰─────────╯            |
        |                                  |
        """)
    #expect(stage.application.window.panels.count == 2)
    stage.change { second.close() }
    #expect(stage.framed.contains("╭ First ─"))
    #expect(stage.application.focus.view?.isWithin(first) == true)
    stage.change { stage.application.open(second) }
    stage.change { first.close() }
    #expect(stage.framed.contains("╭ Second ─╮"))
    #expect(stage.isTruthful)
  }
}
