import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct ScreenReplayTests {
  private func replay(_ text: String, columns: Int = 8, rows: Int = 2) throws -> ScreenReplay {
    var screen = ScreenReplay(size: CellSize(columns: columns, rows: rows))
    try screen.play(text.utf8)
    return screen
  }

  @Test func `a move and text fill cells from there on`() throws {
    let screen = try replay("\u{1B}[2;3Hab\u{1B}[Hcd\u{1B}[2Hef")
    #expect(screen.text == "cd\nefab\n")
  }

  @Test func `a move to the right keeps the cells`() throws {
    #expect(try replay("\u{1B}[Habcdef\u{1B}[HX\u{1B}[CY\u{1B}[2CZ").text == "XbYdeZ\n\n")
  }

  @Test func `a return goes to the next row, also after the last column`() throws {
    #expect(try replay("\u{1B}[H12345678\r\nab").text == "12345678\nab\n")
    #expect(try replay("\u{1B}[H12\r\nab").text == "12\nab\n")
  }

  @Test func `combining characters after another need a move`() throws {
    #expect(throws: ReplayError.self) { try replay("\u{1B}[Ha\u{1B}[1m🏽") }
    #expect(try replay("\u{1B}[Ha\u{1B}[1m\u{1B}[1;2H🏽").text == "a🏽\n\n")
  }

  @Test func `a wide character has two cells, and loses both`() throws {
    let wide = try replay("\u{1B}[H漢a")
    #expect(wide.rows[0][0] == .init("漢", width: 2))
    #expect(wide.rows[0][1] == .init("", width: 0))
    #expect(wide.rows[0][2] == .init("a"))
    #expect(try replay("\u{1B}[H漢a\u{1B}[Hb").text == "b a\n\n")
    #expect(try replay("\u{1B}[H漢a\u{1B}[1;2Hb").text == " ba\n\n")
    #expect(try replay("\u{1B}[H漢字\u{1B}[1;2H語").text == " 語\n\n")
  }

  @Test func `a cluster of several scalars is one character`() throws {
    let screen = try replay("\u{1B}[He\u{301}👩‍👩‍👧‍👦")
    #expect(screen.rows[0][0].text == "e\u{301}")
    #expect(screen.rows[0][1].width == 2)
  }

  @Test(arguments: [
    ("m", CellStyle()), ("1m", CellStyle(.standard, .bold)),
    ("1;2;3;4;7;9m", CellStyle(.standard, CellStyle.Attributes(rawValue: 63))),
    ("1;2;22;4m", CellStyle(.standard, .underline)), ("31;42m", CellStyle(.ansi(1), on: .ansi(2))),
    ("97;107m", CellStyle(.ansi(15), on: .ansi(15))), ("31;39m", CellStyle()),
    ("38;5;200;48;2;1;2;3m", CellStyle(.palette(200), on: .rgb(1, 2, 3))),
    ("7m\u{1B}[;3m", CellStyle(.standard, .italic)), ("9;4;29;24m", CellStyle()),
  ])
  func `a style sequence sets the pen`(sequence: String, style: CellStyle) throws {
    #expect(try replay("\u{1B}[\(sequence)\u{1B}[Ha").rows[0][0] == .init("a", style))
  }

  @Test func `an erase fills the screen with the ground of the pen`() throws {
    let screen = try replay("\u{1B}[Habc\u{1B}[7;41m\u{1B}[2J")
    #expect(screen.rows[1][7] == .init(" ", CellStyle(on: .ansi(1))))
    #expect(screen.rows[0][0] == .init(" ", CellStyle(on: .ansi(1))))
  }

  @Test func `steps and returns move from a known position`() throws {
    #expect(try replay("\u{1B}[Hab\nc\u{1B}[Ad\u{1B}[Be\u{1B}[3Gf\rg").text == "ab d\ng f e\n")
    #expect(try replay("\u{1B}[2Hab\u{1B}[2D\u{1B}[4Gc").text == "\nab c\n")
  }

  @Test func `an erase blanks cells to the edge, or a number`() throws {
    #expect(try replay("\u{1B}[Habcdef\u{1B}[3G\u{1B}[K").text == "ab\n\n")
    #expect(try replay("\u{1B}[Habcdef\u{1B}[3G\u{1B}[2X").text == "ab  ef\n\n")
    #expect(try replay("\u{1B}[H漢字\u{1B}[2G\u{1B}[2X").text == "\n\n")
  }

  @Test func `a character can be repeated`() throws {
    let screen = try replay("\u{1B}[H\u{1B}[1m─\u{1B}[3ba")
    #expect(screen.text == "────a\n\n")
    #expect(screen.rows[0][3] == .init("─", CellStyle(.standard, .bold)))
  }

  @Test func `rows scroll within a region, by index or lines`() throws {
    let lines = "\u{1B}[Ha\r\nb\r\nc\r\nd"
    func after(_ scroll: String) throws -> String {
      try replay(lines + scroll + "\u{1B}[r", rows: 4).text
    }
    #expect(try after("\u{1B}[2;3r\u{1B}[3H\n") == "a\nc\n\nd\n")
    #expect(try after("\u{1B}[2;3r\u{1B}[2H\u{1B}M") == "a\n\nb\nd\n")
    #expect(try after("\u{1B}[;3r\u{1B}[2M") == "c\n\n\nd\n")
    #expect(try after("\u{1B}[2r\u{1B}[2H\u{1B}[2L") == "a\n\n\nb\n")
    #expect(try after("\u{1B}[4H\n") == "b\nc\nd\n\n")
    #expect(throws: ReplayError.self) { try replay(lines + "\u{1B}[2;3r", rows: 4) }
  }

  @Test func `a frame may be synchronized`() throws {
    #expect(try replay("\u{1B}[?2026h\u{1B}[Ha\u{1B}[?2026l").text == "a\n\n")
  }

  @Test func `sequences may be spread over several frames`() throws {
    var screen = try replay("\u{1B}[1;31m\u{1B}[Ha")
    try screen.play("b".utf8)
    #expect(screen.rows[0][1] == .init("b", CellStyle(.ansi(1), .bold)))
  }

  @Test(arguments: [
    "a", "\r\n", "\u{1B}[H👩‍👧\r\n", "\u{1B}[C", "\u{1B}[H12345678\n", "\u{1B}[H\u{1B}[2B",
    "\u{1B}[H12345678a", "\u{1B}[H12345678\u{1B}[Ca", "\u{1B}[1;8H漢",
    "\u{1B}[3;1H", "\u{1B}[1;9H", "\u{1B}[0;1H", "\u{1B}[1;1;1H", "\u{1B}[H\u{1B}[8C",
    "\u{1B}[H\u{1B}[0C", "\u{1B}[H\u{1B}[D",
    "\u{1B}[J", "\u{1B}[1J", "\u{1B}[K", "\u{1B}[A", "\u{1B}[H\u{1B}[1K", "\u{1B}[H\u{1B}[9X",
    "\u{1B}[H\u{1B}[1ma\u{1B}[K", "\u{1B}[H\u{1B}[41m\u{1B}[2X", "\u{1B}[H\u{1B}[2b",
    "\u{1B}[H漢\u{1B}[2b",
    "\u{1B}[Ha\u{1B}[8b", "\u{1B}[H12345678\u{1B}[K", "\u{1B}[;1r", "\u{1B}[2;1r", "\u{1B}[2;3r",
    "\u{1B}[1;2H\u{1B}[M", "\u{1B}[2H\u{1B}[3L", "\u{1B}[7m\u{1B}[H\u{1B}M", "\u{1B}[?2026h",
    "\u{1B}[?2026l", "\u{1B}[?2026h\u{1B}[?2026h\u{1B}[?2026l", "\u{1B}D", "\u{1B}E", "\u{1B}[?26l",
    "\u{1B}",
    "\u{1B}[", "\u{1B}[1", "\u{1B}c", "\u{1B}]0;x\u{7}", "\u{1B}[1;;2m", "\u{1B}[5m",
    "\u{1B}[38;5m",
    "\u{1B}[38;2;1;2m", "\u{1B}[38;5;256m", "\u{1B}[0m", "\u{1B}[Ha\u{8}",
    "\u{1B}[H\u{7F}", "\u{1B}[H\u{9B}2J", "\u{1B}[H\u{202E}a", "\u{1B}[H\u{200B}",
    "\u{1B}[H\u{301}",
    "\u{1B}[H👩‍👧a", "\u{1B}]8;;https://a.b\u{1B}\\", "\u{1B}]8;id=1;https://a.b\u{1B}\\",
    "\u{1B}]8;id=1;file:///a\u{1B}\\\u{1B}]8;;\u{1B}\\", "\u{1B}]8;id=1;https://a b\u{1B}\\",
    "\u{1B}_Ga=t,f=24,s=9223372036854775807,v=2,i=1,q=2,m=0;AAAA\u{1B}\\",
    "\u{1B}_Ga=t,f=24,s=1,v=-1,i=1,q=2,m=0;AAAA\u{1B}\\",
    "\u{1B}]2;a\u{9C}\u{1B}\\", "\u{1B}]2;a\u{7}", "\u{1B}]2;a\nb\u{1B}\\", "\u{1B}]2;a",
  ])
  func `anything else is an error`(text: String) {
    #expect(throws: ReplayError.self) { try replay(text) }
  }

  @Test(arguments: [
    ("\u{1B}[1;8H漢", "\u{301}"), ("\u{1B}[", "1;"), ("\u{1B}]2;", "a"),
  ])
  func `an error is short, for any length of input`(start: String, rest: String) {
    let text = start + String(repeating: rest, count: 100_000)
    let error = #expect(throws: ReplayError.self) { try replay(text) }
    #expect(error.map { $0.description.utf8.count < 1000 } == true)
  }

  @Test func `text may be a link, and the window has a title`() throws {
    let screen = try replay(
      "\u{1B}[H\u{1B}]8;id=1;https://a.b\u{1B}\\a\u{1B}]8;;\u{1B}\\b\u{1B}]2;Ü\u{1B}\\")
    #expect(screen.rows[0][0] == .init("a", link: "https://a.b"))
    #expect(screen.rows[0][1] == .init("b"))
    #expect(screen.desktop.title == "Ü")
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    var screen = ScreenReplay(size: CellSize(columns: 8, rows: 2))
    #expect(throws: ReplayError.self) { try screen.play([0x1B, 0x5B, 0x48, 0xC3]) }
  }

  @Test(arguments: ["a", "漢", "\u{1B}[K", "\u{1B}[3X", "\u{1B}[B"])
  func `a screen without rows refuses text and erasing`(_ text: String) {
    #expect(throws: ReplayError.self) { try replay("\u{1B}[H" + text, rows: 0) }
  }

  @Test func `after a disturbance only a move and a reset help`() throws {
    var random = SeededGenerator(seed: 1)
    var screen = try replay("\u{1B}[H")
    screen.disturb(using: &random)
    #expect(throws: ReplayError.self) { try screen.play("a".utf8) }
    try screen.play("\u{1B}[m\u{1B}]8;;\u{1B}\\\u{1B}[2J\u{1B}[Ha".utf8)
    #expect(screen.rows[0][0] == .init("a"))
    #expect(screen.text == "a\n\n")
  }
}
