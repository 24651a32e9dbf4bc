import ScreenKitCore
import ScreenKitText
import Testing

@Suite struct TypedKeyTests {
  @Test func `ascii characters are keys that type`() {
    #expect(InputDecoder.inputs(of: "aZ 0~") == TerminalInput.typed("aZ 0~"))
  }

  @Test(arguments: zip(UInt8(1)...26, "abcdefghijklmnopqrstuvwxyz"))
  func `control bytes are control and a small letter`(byte: UInt8, letter: Character) {
    let expected: TerminalInput =
      switch byte {
      case 0x08: .key(.backspace)
      case 0x09: .key(.tab)
      case 0x0D: .key(.enter)
      default: .key(.character(letter), .control)
      }
    #expect(InputDecoder.inputs(of: [byte]) == [expected])
  }

  @Test func `the other controls are control and their character`() {
    let inputs = InputDecoder.inputs(of: [0x00, 0x1C, 0x1D, 0x1E, 0x1F, 0x7F])
    let expected =
      [
        .key(.space, .control), .key(.character("\\"), .control), .key(.character("]"), .control),
        .key(.character("^"), .control), .key(.character("_"), .control), .key(.backspace),
      ] as [TerminalInput]
    #expect(inputs == expected)
  }

  @Test func `carriage return and line feed are enter and control j`() {
    #expect(InputDecoder.inputs(of: "\r\n") == [.key(.enter), .key(.character("j"), .control)])
  }

  @Test func `scalars of every length are one key each`() {
    let text = "é漢😀e\u{301}\u{A0}\u{10FFFF}"
    #expect(InputDecoder.inputs(of: text) == TerminalInput.typed(text))
  }

  /// The table of Unicode chapter 3.9, and its neighbouring values.
  @Test(
    arguments: [
      [0x80], [0xBF, 0x61], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xBF], [0xF0, 0x81, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF, 0x41], [0xF4, 0x91, 0x92, 0x93], [0xFF, 0x41],
      [0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62, 0x80, 0x63, 0x80, 0xBF, 0x64],
      [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], [0xF5, 0x80, 0xF8, 0x88],
    ] as [[UInt8]])
  func `invalid bytes are replaced as the standard library replaces them`(bytes: [UInt8]) {
    let expected = TerminalInput.typed(String(decoding: bytes, as: UTF8.self))
    #expect(InputDecoder.inputs(of: bytes, thenSilence: true) == expected)
  }

  @Test func `a C1 control is no control and no character`() {
    #expect(InputDecoder.inputs(of: "\u{9B}A") == TerminalInput.typed("\u{FFFD}A"))
    #expect(InputDecoder.inputs(of: [0x9B, 0x41]) == TerminalInput.typed("\u{FFFD}A"))
  }

  @Test func `escape before a character is alt`() {
    let inputs = InputDecoder.inputs(
      of: "\u{1B}a\u{1B}A\u{1B} \u{1B}é\u{1B}\u{7F}\u{1B}\r\u{1B}\u{1}")
    let expected =
      TerminalInput.typed("aA é", .alt) + [
        .key(.backspace, .alt), .key(.enter, .alt), .key(.character("a"), [.control, .alt]),
      ]
    #expect(inputs == expected)
  }
}
