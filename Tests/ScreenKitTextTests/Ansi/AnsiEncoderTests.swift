@testable import ScreenKitText
import Testing

@MainActor
@Suite struct AnsiEncoderTests {
  private let clusters = ClusterTable()
  private let encoder: AnsiEncoder
  private let shown = CellGrid(size: CellSize(columns: 20, rows: 4))
  private let wanted = CellGrid(size: CellSize(columns: 20, rows: 4))

  init() throws {
    encoder = AnsiEncoder(clusters: clusters)
    _ = frame(encoder)
  }

  private func write(_ text: String, _ column: Int, _ row: Int = 0, _ style: CellStyle = .init()) {
    let canvas = Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write(text, column: column, row: row, style)
  }

  /// Returns the bytes for the changes since the last frame, with ␛ for the escape and ⏎ for a
  /// return.
  private func frame(_ encoder: AnsiEncoder) -> String {
    encoder.buffer.removeAll()
    encoder.encode(from: shown, to: wanted)
    let text = String(decoding: encoder.buffer.bytes, as: UTF8.self)
    return String(
      text.map {
        $0 == "\u{1B}" ? "␛" : $0 == "\r\n" ? "⏎" : $0 == "\r" ? "←" : $0 == "\n" ? "↓" : $0
      })
  }

  private func frame() -> String { frame(encoder) }

  @Test func `the first text sets position and style`() {
    write("ab", 2, 1)
    #expect(frame() == "␛[2;3H␛[mab")
  }

  @Test func `the corner and the first column have shorter sequences`() {
    write("a", 0, 0)
    #expect(frame() == "␛[H␛[ma")
    encoder.forgetTerminal()
    write("b", 0, 2)
    #expect(frame() == "␛[3H␛[mb")
  }

  @Test func `a gap of up to three cells in one style is rewritten`() {
    write("abcdefghi", 0)
    _ = frame()
    write("A", 0)
    write("E", 4)
    write("I", 8)
    #expect(frame() == "←AbcdEfghI")
  }

  @Test func `a column is absolute if that is shorter than a step`() {
    write("a", 0)
    _ = frame()
    write("x", 15)
    write("y", 4, 1)
    #expect(frame() == "␛[14Cx↓␛[5Gy")
  }

  @Test func `a longer gap, or one in another style, is skipped`() {
    write("a", 0)
    write("f", 5)
    write("h", 7, 0, CellStyle(.standard, .bold))
    #expect(frame() == "␛[H␛[ma␛[4Cf ␛[1mh")
    write("a", 0, 0, CellStyle(.standard, .bold))
    write("c", 2, 0, CellStyle(.standard, .bold))
    #expect(frame() == "←a␛[Cc")
  }

  @Test func `text continues at the last frame's end without a move`() {
    write("ab", 0)
    _ = frame()
    write("cd", 2)
    #expect(frame() == "cd")
  }

  @Test func `a return goes to the next row, also after the last column`() {
    write("ab", 18)
    write("cd", 0, 1)
    write("e", 3, 2)
    write("f", 10, 3)
    #expect(frame() == "␛[1;19H␛[mab⏎cd↓ e↓␛[6Cf")
    write("xy", 18)
    #expect(frame() == "␛[1;19Hxy")
    write("z", 0, 1)
    #expect(frame() == "⏎z")
  }

  @Test func `after the last column the row does not continue`() {
    write("ab", 18)
    _ = frame()
    write("x", 17)
    #expect(frame() == "←␛[17Cx")
    write("y", 19)
    #expect(frame() == "ay")
    write("z", 19)
    #expect(frame() == "←␛[19Cz")
  }

  @Test func `an uncertain glyph and its successor are positioned`() {
    write("a👩‍🚀b❤️", 0)
    #expect(frame() == "␛[H␛[ma␛[1;2H👩‍🚀␛[1;4Hb␛[1;5H  ␛[1;5H❤️")
    write("c", 6)
    #expect(frame() == "␛[1;7Hc")
  }

  @Test func `cells covered by uncertain glyphs are rewritten once`() {
    write("👨‍👩‍👧abcdef", 0)
    _ = frame()
    write("👨‍👩‍👦abCdef", 0)
    #expect(frame() == "←👨‍👩‍👦␛[1;3HabCd")
    #expect(frame() == "")
  }

  @Test func `a change of style is written the same each time`() {
    let styles = [CellStyle(.ansi(1)), CellStyle(.ansi(2), .bold), CellStyle(.rgb(1, 2, 3))]
    let lines = (0..<2).map { row in
      for column in 0..<18 { write(column % 4 == 0 ? "é" : "x", column, row, styles[column % 3]) }
      return frame().drop { $0 != "é" }
    }
    #expect(lines[0] == lines[1])
    #expect(lines[0].hasPrefix("é␛[1;32mx"))
  }

  @Test func `wide glyphs and letters with marks need no move`() {
    write("漢e\u{301}字", 0)
    #expect(frame() == "␛[H␛[m漢e\u{301}字")
  }

  @Test func `after a reset everything is written again`() {
    write("ab", 0)
    _ = frame()
    encoder.forgetTerminal()
    write("cd", 2)
    #expect(frame() == "␛[1;3H␛[mcd")
    encoder.buffer.removeAll()
    encoder.clear()
    #expect(Array(encoder.buffer.bytes) == Array("\u{1B}]8;;\u{1B}\\\u{1B}[r\u{1B}[2J".utf8))
  }

  @Test func `an unchanged style is not written again`() {
    let style = CellStyle(.ansi(1), on: .rgb(1, 2, 3), [.bold, .underline])
    write("ab", 0, 0, style)
    write("cd", 0, 1, style)
    #expect(frame() == "␛[H␛[;1;4;31;48;2;1;2;3mab⏎cd")
  }

  @Test func `without colours only attributes are written`() {
    let plain = AnsiEncoder(clusters: clusters, traits: TerminalTraits(colors: .none))
    write("a", 0, 0, CellStyle(.ansi(1), on: .palette(200)))
    write("b", 1, 0, CellStyle(.rgb(1, 2, 3), .bold))
    write("c", 2, 0, CellStyle(.ansi(4)))
    #expect(frame(plain) == "␛[H␛[ma␛[1mb␛[mc")
  }
}
