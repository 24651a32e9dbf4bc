import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct ClipboardSequenceTests {
  private func replay(_ sequence: ClipboardSequence?) throws -> ScreenReplay.Desktop {
    var screen = ScreenReplay(size: CellSize(columns: 8, rows: 2))
    try screen.play(try #require(sequence).bytes)
    return screen.desktop
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("é", "w6k="),
    ("??>", "Pz8+"), ("???", "Pz8/"),
  ])
  func `a text is sent in base64 of its UTF-8`(text: String, encoded: String) throws {
    let sequence = try #require(ClipboardSequence(setting: text))
    #expect(sequence.bytes == Array("\u{1B}]52;c;\(encoded)\u{1B}\\".utf8))
    #expect(try replay(sequence).copied == text)
  }

  @Test func `any text arrives unchanged, and its bytes control nothing`() throws {
    var random = SeededGenerator(seed: 52)
    for round in 0..<200 {
      let text = String(
        String.UnicodeScalarView(
          (0..<round).map { _ in
            Unicode.Scalar(UInt32.random(in: 0...0xFFFF, using: &random)) ?? "\u{1B}"
          }))
      #expect(try replay(ClipboardSequence(setting: text)).copied == text, "\(random)")
      let bytes = try #require(ClipboardSequence(setting: text)).bytes
      #expect(bytes.filter { $0 == 0x1B }.count == 2)
      #expect(bytes.allSatisfy { $0 == 0x1B || (0x20..<0x7F).contains($0) })
    }
  }

  @Test func `a text is sent whole or not at all`() throws {
    let fitting = String(repeating: "a", count: ClipboardSequence.limit)
    #expect(try replay(ClipboardSequence(setting: fitting)).copied == fitting)
    #expect(ClipboardSequence(setting: fitting + "a") == nil)
    #expect(ClipboardSequence(setting: String(repeating: "é", count: 40_000)) == nil)
  }

  @Test func `the query is followed by one that every terminal answers`() throws {
    let clipboard = try replay(.question)
    #expect(clipboard.questions == 1)
    #expect(clipboard.attributeQuestions == 1)
    #expect(clipboard.copied == nil)
  }

  @Test(arguments: [
    "]52;c;Zg=\u{1B}\\", "]52;c;Zg==", "]52;c;Zg==\u{7}", "]52;p;Zg==\u{1B}\\",
    "]52;c;Z\u{1B}g==", "]52;c;/w==\u{1B}\\", "]52;c;Z(==\u{1B}\\", "[c", "]0;x\u{1B}\\",
  ])
  func `a strict terminal accepts nothing else`(text: String) {
    var screen = ScreenReplay(size: CellSize(columns: 8, rows: 2))
    #expect(throws: ReplayError.self) { try screen.play("\u{1B}\(text)".utf8) }
  }
}
