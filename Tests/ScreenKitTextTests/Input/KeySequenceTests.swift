import ScreenKitCore
import ScreenKitText
import Testing

@Suite struct KeySequenceTests {
  private static let letters: [(String, Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  private static let numbers: [(Int, Key)] = [
    (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown),
    (7, .home), (8, .end), (11, .function(1)), (12, .function(2)), (13, .function(3)),
    (14, .function(4)), (15, .function(5)), (17, .function(6)), (18, .function(7)),
    (19, .function(8)), (20, .function(9)), (21, .function(10)), (23, .function(11)),
    (24, .function(12)), (25, .function(13)), (26, .function(14)), (28, .function(15)),
    (29, .function(16)), (31, .function(17)), (32, .function(18)), (33, .function(19)),
    (34, .function(20)),
  ]

  @Test(arguments: letters) func `lettered keys come in both modes`(letter: String, key: Key) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(letter)\u{1B}O\(letter)") == [.key(key), .key(key)])
  }

  @Test(arguments: letters) func `lettered keys carry modifiers`(letter: String, key: Key) {
    for modifiers in 1...16 {
      let expected = TerminalInput.key(key, KeyModifiers(rawValue: UInt8(modifiers - 1)))
      #expect(InputDecoder.inputs(of: "\u{1B}[1;\(modifiers)\(letter)") == [expected])
      #expect(InputDecoder.inputs(of: "\u{1B}O1;\(modifiers)\(letter)") == [expected])
      #expect(InputDecoder.inputs(of: "\u{1B}O\(modifiers)\(letter)") == [expected])
    }
  }

  @Test(arguments: numbers) func `numbered keys carry modifiers`(number: Int, key: Key) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(number)~") == [.key(key)])
    #expect(InputDecoder.inputs(of: "\u{1B}[\(number);6~") == [.key(key, [.shift, .control])])
    #expect(InputDecoder.inputs(of: "\u{1B}[\(number);3~") == [.key(key, .alt)])
  }

  @Test func `rxvt ends its keys by their modifiers`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[3$\u{1B}[3^\u{1B}[3@\u{1B}[a\u{1B}Od\u{1B}[23$")
    let expected: [TerminalInput] = [
      .key(.delete, .shift), .key(.delete, .control), .key(.delete, [.shift, .control]),
      .key(.up, .shift), .key(.left, .control), .key(.function(11), .shift),
    ]
    #expect(inputs == expected)
  }

  @Test func `rxvt writes alt as one more escape`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}\u{1B}[A\u{1B}\u{1B}OA\u{1B}\u{1B}[3~")
    #expect(inputs == [.key(.up, .alt), .key(.up, .alt), .key(.delete, .alt)])
  }

  @Test func `the Linux console has separate function keys`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[[A\u{1B}[[E\u{1B}[[Fx")
    #expect(inputs == [.key(.function(1)), .key(.function(5))] + TerminalInput.typed("x"))
  }

  @Test func `Shift-Tab has a separate sequence`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[Z\u{1B}[1;5Z")
    #expect(inputs == [.key(.tab, .shift), .key(.tab, [.shift, .control])])
  }

  @Test func `the keypad in application mode types`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}OM\u{1B}Oj\u{1B}Op\u{1B}Oy\u{1B}OX\u{1B}O ")
    #expect(inputs == [.key(.enter)] + TerminalInput.typed("*09= "))
  }

  @Test func `other keys of xterm contain their character`() {
    let inputs = InputDecoder.inputs(
      of: "\u{1B}[27;5;13~\u{1B}[27;5;9~\u{1B}[27;6;65~\u{1B}[27;6;97~\u{1B}[27;2;33~")
    let expected: [TerminalInput] = [
      .key(.enter, .control), .key(.tab, .control), .key(.character("A"), .control),
      .key(.character("A"), .control), .key(.character("!")),
    ]
    #expect(inputs == expected)
  }

  @Test func `focus reports come in pairs`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[I\u{1B}[O")
    #expect(inputs == [.event(.focusChanged(true)), .event(.focusChanged(false))])
  }
}
