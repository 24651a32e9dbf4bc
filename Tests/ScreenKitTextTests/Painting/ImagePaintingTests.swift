import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree, .proves("F-056")) struct ImagePaintingTests {
  private let image = ImageView([
    Picture([.init(.unicode, "╭──╮\n│♥♥│\n╰──╯"), .init(.ascii, "/\\\n\\/")]),
    Picture([.init(.unicode, "╭╮\n╰╯"), .init(.ascii, "<>")]),
  ])

  private func picture(
    _ columns: Int, _ rows: Int, _ look: Look.Name = .terminal, _ glyphs: GlyphSet = .unicode
  ) -> String {
    Stage(image, columns: columns, rows: rows, look, glyphs).framed
  }

  @Test(arguments: Look.Name.allCases)
  func `a picture is centred in its space`(look: Look.Name) {
    #expect(picture(8, 4, look) == "|  ╭──╮  |\n|  │♥♥│  |\n|  ╰──╯  |\n|        |")
  }

  @Test func `the first edition that fits is shown in all pictures`() {
    #expect(picture(3, 3) == "|/\\ |\n|\\/ |\n|   |")
    image.shown = 1
    #expect(picture(4, 2) == "| <> |\n|    |")
    #expect(picture(4, 3) == "| ╭╮ |\n| ╰╯ |\n|    |")
  }

  @Test func `without Unicode only ASCII editions are shown`() {
    #expect(picture(8, 3, .terminal, .ascii) == "|   /\\   |\n|   \\/   |\n|        |")
    let none = ImageView([Picture([.init(.unicode, "♥")])])
    #expect(Stage(none, columns: 3, rows: 1, .terminal, .ascii).framed == "|   |")
  }

  @Test(arguments: [(0, 0, ""), (1, 1, "|/|"), (3, 1, "|/\\ |")])
  func `a picture that never fits is cut`(columns: Int, rows: Int, expected: String) {
    #expect(picture(columns, rows) == expected)
  }

  @Test func `showing another picture moves nothing else`() {
    let stage = Stage(
      Row {
        image; Label("|")
      }, columns: 6, rows: 3, .terminal)
    #expect(stage.framed == "|╭──╮| |\n|│♥♥│  |\n|╰──╯  |")
    stage.change { image.shown = 1 }
    #expect(stage.framed == "| ╭╮ | |\n| ╰╯   |\n|      |")
  }
}
