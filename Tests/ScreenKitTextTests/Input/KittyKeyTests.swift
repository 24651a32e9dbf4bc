import ScreenKitCore
import ScreenKitText
import Testing

@Suite struct KittyKeyTests {
  @Test(
    arguments: [
      ("97;5", .key(.character("a"), .control)),
      ("97:65;6", .key(.character("A"), .control)),
      ("97;6", .key(.character("A"), .control)),
      ("49:33;2", .key(.character("!"))),
      ("223;2", .key(.character("ß"))),
      ("32;2", .key(.space)),
      ("97;3", .key(.character("a"), .alt)),
      ("97;9", .key(.character("a"), .super)),
      ("97;17", .key(.character("a"), .hyper)),
      ("97;33", .key(.character("a"), .meta)),
      ("97;193", .key(.character("a"))),
      ("1089::99;5", .key(.character("c"), .control)),
      ("1089:1057:99;6", .key(.character("C"), .control)),
      ("1089::99;3", .key(.character("с"), .alt)),
    ] as [(String, TerminalInput)])
  func `characters carry their shift and nothing else`(body: String, expected: TerminalInput) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(body)u") == [expected])
  }

  @Test(
    arguments: [
      (27, .escape), (13, .enter), (9, .tab), (127, .backspace), (57376, .function(13)),
      (57398, .function(35)), (57399, .character("0")), (57408, .character("9")),
      (57414, .enter), (57417, .left), (57420, .down), (57423, .home), (57426, .delete),
    ] as [(Int, Key)])
  func `keys without text keep every modifier`(code: Int, key: Key) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(code)u") == [.key(key)])
    #expect(InputDecoder.inputs(of: "\u{1B}[\(code);8u") == [.key(key, [.shift, .alt, .control])])
  }

  @Test func `keys go down and repeat and come up`() {
    let inputs = InputDecoder.inputs(
      of: "\u{1B}[97;1:1u\u{1B}[97;1:2u\u{1B}[97;1:3u\u{1B}[1;1:3A\u{1B}[3;5:2~")
    let expected: [TerminalInput] = [
      .key(.character("a")), .key(.character("a"), phase: .repeat),
      .key(.character("a"), phase: .up), .key(.up, phase: .up),
      .key(.delete, .control, phase: .repeat),
    ]
    #expect(inputs == expected)
  }

  @Test func `text of one scalar is the character`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[97;2;65u\u{1B}[0;;229u\u{1B}[50;2:2;34u")
    let expected: [TerminalInput] = [
      .key(.character("A")), .key(.character("å")), .key(.character("\""), phase: .repeat),
    ]
    #expect(inputs == expected)
  }

  @Test func `text of several scalars is text and its release nothing`() {
    let inputs = InputDecoder.inputs(
      of: "\u{1B}[0;;101:769u\u{1B}[97;1:2;72:105u\u{1B}[97;1:3;72:105u")
    #expect(inputs == [.event(.text("e\u{301}")), .event(.text("Hi"))])
  }

  @Test(arguments: [
    "57441", "57358", "57428", "57344", "5", "0", "128", "55296", "1114112", "99999999999",
    "97;300", "97;1:4", "97;1:9;65",
  ])
  func `keys without text or name are dropped`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(body)ux") == TerminalInput.typed("x"))
  }

  @Test func `text with control characters is refused`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[97;;27:91u\u{1B}[97;;155u")
    #expect(inputs == TerminalInput.typed("aa"))
  }
}
