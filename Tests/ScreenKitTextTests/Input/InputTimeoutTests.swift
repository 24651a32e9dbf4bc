import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct InputTimeoutTests {
  @Test func `a lone Escape waits for its timer`() {
    var decoder = InputDecoder()
    var inputs: [TerminalInput] = []
    #expect(!decoder.awaitsTimeout)
    decoder.feed([0x1B]) { inputs.append($0) }
    #expect(inputs == [])
    #expect(decoder.timeout == InputLimits().escapeTime)
    decoder.timeOut { inputs.append($0) }
    #expect(inputs == [.key(.escape)])
    #expect(!decoder.awaitsTimeout)
  }

  @Test func `two Escapes are two keys before nothing or a character`() {
    let escapes = [TerminalInput.key(.escape), .key(.escape)]
    #expect(InputDecoder.inputs(of: "\u{1B}\u{1B}", thenSilence: true) == escapes)
    let inputs = InputDecoder.inputs(of: "\u{1B}\u{1B}a")
    #expect(inputs == [.key(.escape), .key(.character("a"), .alt)])
  }

  @Test func `an Escape before input without Alt is the key`() {
    let inputs = InputDecoder.inputs(
      of: "\u{1B}\u{1B}[I\u{1B}\u{1B}[1;3A\u{1B}\u{1B}[200~x\u{1B}[201~\u{1B}\u{1B}[99~")
    let expected: [TerminalInput] = [
      .key(.escape), .event(.focusChanged(true)), .key(.escape), .key(.up, .alt), .key(.escape),
      .event(.paste("x")), .key(.escape),
    ]
    #expect(inputs == expected)
  }

  @Test(arguments: ["[", "O", "P", "]", "_", "^", "X"])
  func `a bare introducer is alt and its character`(introducer: String) {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}\(introducer)".utf8) { _ in }
    #expect(decoder.timeout == InputLimits().escapeTime)
    let expected = TerminalInput.typed(introducer, .alt)
    #expect(InputDecoder.inputs(of: "\u{1B}\(introducer)", thenSilence: true) == expected)
    // Bytes that cannot continue the sequence end it at once.
    let inputs = InputDecoder.inputs(of: "\u{1B}\(introducer)\u{1B}[A")
    #expect(inputs == expected + [.key(.up)])
  }

  @Test(arguments: [
    "[1;", "[?", "[[", "O1", "]11;rgb:", "Pabc", "_x", "]52;c;\u{1B}", "[M", "[M  ",
  ])
  func `an impossible sequence is dropped after a long silence`(body: String) {
    var decoder = InputDecoder()
    var inputs: [TerminalInput] = []
    decoder.feed("\u{1B}\(body)".utf8) { inputs.append($0) }
    #expect(decoder.timeout == InputLimits().silenceTime)
    decoder.timeOut { inputs.append($0) }
    decoder.feed("x".utf8) { inputs.append($0) }
    #expect(inputs == TerminalInput.typed("x"))
  }

  @Test func `half a scalar is a replacement character`() {
    let inputs = InputDecoder.inputs(of: [0xE6, 0xBC], thenSilence: true)
    #expect(inputs == TerminalInput.typed("\u{FFFD}"))
  }
}
