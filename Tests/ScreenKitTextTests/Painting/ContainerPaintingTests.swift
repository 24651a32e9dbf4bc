import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct ContainerPaintingTests {
  private func picture(
    _ view: View, _ columns: Int, _ rows: Int, _ glyphs: GlyphSet = .unicode
  ) -> String {
    Stage(view, columns: columns, rows: rows, .terminal, glyphs).framed
  }

  @Test func `a box has a border, a title and padding`() {
    #expect(
      picture(Box("Title", Label("inside")), 14, 4) == """
        |╭ Title ─────╮|
        |│ inside     │|
        |│            │|
        |╰────────────╯|
        """)
    #expect(
      picture(Box("", Label("inside, too long")), 10, 3, .ascii) == """
        |+--------+|
        || insid~ ||
        |+--------+|
        """)
  }

  @Test func `a long title is truncated within the border`() {
    #expect(picture(Box("A long title", Label("")), 10, 2) == "|╭ A lon… ╮|\n|╰────────╯|")
    #expect(picture(Box("漢字漢字", Label("")), 9, 2) == "|╭ 漢字… ╮|\n|╰───────╯|")
  }

  @Test(arguments: [
    (0, 0, ""), (1, 1, "| |"), (3, 1, "|   |"), (1, 3, "| |\n| |\n| |"), (2, 2, "|╭╮|\n|╰╯|"),
    (3, 3, "|╭─╮|\n|│ │|\n|╰─╯|"), (5, 2, "|╭ … ╮|\n|╰───╯|"),
  ])
  func `a box without space for a border has none`(columns: Int, rows: Int, expected: String) {
    #expect(picture(Box("Title", Label("inside")), columns, rows) == expected)
  }

  @Test func `content behind a box is covered`() {
    let behind = Label("behind behind\nbehind behind\nbehind behind")
    let overlay = Overlay(alignment: .leading) {
      behind
      Box("", Label("in"))
    }
    #expect(
      picture(overlay, 13, 3) == """
        |╭────╮ behind|
        |│ in │ behind|
        |╰────╯ behind|
        """)
  }

  @Test func `a box in a column fits its content and title`() {
    let column = Column {
      Box("A title", Label("in")); Box("", Label("in"))
    }
    #expect(
      picture(column, 14, 6) == """
        |╭ A title ╮   |
        |│ in      │   |
        |╰─────────╯   |
        |╭────╮        |
        |│ in │        |
        |╰────╯        |
        """)
  }

  @Test func `a scroll shows hidden rows`() {
    let scroll = Scroll(Column { (1...5).map { Label("line \($0)") } })
    let stage = Stage(scroll, columns: 8, rows: 3, .terminal)
    #expect(stage.framed == "|line 1 ┃|\n|line 2 │|\n|line 3 │|")
    stage.change { scroll.offset = 1 }
    #expect(stage.framed == "|line 2 │|\n|line 3 ┃|\n|line 4 │|")
    stage.change { scroll.offset = 99 }
    #expect(stage.framed == "|line 3 │|\n|line 4 │|\n|line 5 ┃|")
    stage.resize(columns: 8, rows: 5)
    #expect(stage.framed.hasPrefix("|line 1  |"))
    #expect(scroll.offset == 0)
  }

  @Test func `a scroll without overflow shows no bar`() {
    #expect(picture(Scroll(Label("line")), 6, 2) == "|line  |\n|      |")
    let scroll = Scroll(Label("1\n2\n3"))
    let stage = Stage(scroll, columns: 3, rows: 2, .terminal, .ascii)
    #expect(stage.framed == "|1 #|\n|2 ||")
    stage.change { scroll.offset = 1 }
    #expect(stage.framed == "|2 ||\n|3 #|")
  }

  @Test(arguments: [(0, 0, ""), (1, 1, "| |"), (3, 1, "|l… |"), (3, 2, "|l… |\n|l… |")])
  func `a scroll fits into any space`(columns: Int, rows: Int, expected: String) {
    #expect(picture(Scroll(Label("line\nline")), columns, rows) == expected)
  }

  @Test func `flexible content has an end within a scroll`() {
    let row = Row(cross: .center) {
      Label("a"); Spacer(); Label("b")
    }
    let scroll = Scroll(
      Column {
        row; Spacer(); Spacer(); Label("c"); TabFrame(bar: TabBar(["d"]))
      })
    #expect(
      picture(scroll, 9, 5) == """
        |a      b |
        |c        |
        |‹1 d›    |
        |         |
        |         |
        """)
  }

  @Test func `a scroll's padding shows no content`() {
    let scroll = Scroll(Column { (1...5).map { Label("line \($0)") } })
    scroll.layout.padding = .init(vertical: 1)
    let stage = Stage(scroll, columns: 8, rows: 4, .terminal)
    stage.change { scroll.offset = 2 }
    #expect(stage.framed == "|        |\n|line 3 │|\n|line 4 ┃|\n|        |")
    #expect(stage.surface.view(at: SurfacePoint(x: 1, y: 0)) === scroll)
  }

  @Test func `a panel is centred, in front of the screen`() {
    let dots = Label(String(repeating: "....................\n", count: 6))
    let stage = Stage(dots, columns: 20, rows: 6)
    stage.change { stage.application.open(Panel(Box("Panel", Label("text")))) }
    #expect(
      stage.framed == """
        |....................|
        |.....╭ Panel ╮......|
        |.....│ text  │......|
        |.....╰───────╯......|
        |....................|
        |....................|
        """)
    stage.change { stage.application.window.panel?.close() }
    #expect(stage.framed.hasPrefix("|....................|\n|....................|"))
  }

  @Test func `padding is inside a view, and a hidden view has none`() {
    let padded = Label("padded"), hidden = Label("hidden")
    padded.layout.padding = .init(horizontal: 2, vertical: 1)
    hidden.isHidden = true
    #expect(
      picture(
        Column {
          padded; hidden; Label("next")
        }, 11, 4) == """
          |           |
          |  padded   |
          |           |
          |next       |
          """)
  }

  @Test func `alignments position children along and across`() {
    #expect(
      picture(
        Column(main: .center, cross: .trailing) {
          Label("a"); Label("bc")
        }, 4, 4) == """
          |    |
          |   a|
          |  bc|
          |    |
          """)
    #expect(
      picture(
        Row(spacing: 1, main: .trailing, cross: .center) {
          Label("a"); Label("b")
        }, 6, 3)
        == "|      |\n|   a b|\n|      |")
    #expect(
      picture(
        Overlay(alignment: .center) {
          Label("abcde"); Label("-")
        }, 5, 3)
        == "|     |\n|ab-de|\n|     |")
  }
}
