import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct UnknownSequenceTests {
  @Test(arguments: [
    "[99~", "[1;2;3;4;5X", "[?1h", "[>1;2m", "[ q", "[!p", "[1?2A", "[1;1$5A", "[<1<2M", "Oz",
    "[E", "[1;999A", "[38:2::1:2:3m", "[=5u", "[[z",
  ])
  func `an unknown sequence is dropped as a whole`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}\(body)x") == TerminalInput.typed("x"))
  }

  @Test(arguments: ["[1;5", "O1", "[<0;1", "]0;title", "P1+r", "_x"])
  func `cancel and substitute break off`(body: String) {
    for byte in ["\u{18}", "\u{1A}"] {
      #expect(InputDecoder.inputs(of: "\u{1B}\(body)\(byte)x") == TerminalInput.typed("x"))
    }
  }

  @Test(arguments: ["[1;5", "O1", "[<0;1", "]0;title", "P1+r", "_x"])
  func `an Escape begins again`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}\(body)\u{1B}[A") == [.key(.up)])
  }

  @Test func `Ctrl-C is recognized within a sequence`() {
    #expect(InputDecoder.inputs(of: "\u{1B}[1;\u{3}") == [.key(.character("c"), .control)])
  }

  @Test func `too many parameters invalidate a sequence`() {
    let many = String(repeating: "1;", count: 40)
    #expect(InputDecoder.inputs(of: "\u{1B}[\(many)5Ax") == TerminalInput.typed("x"))
    #expect(InputDecoder.inputs(of: "\u{1B}[?\(many)cx") == TerminalInput.typed("x"))
  }

  @Test(arguments: [
    "[4294967393u", "[4294967393;5u", "[18446744073709551713u", "[27;5;4294967393~",
  ])
  func `a number too large for a character is refused`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}\(body)x") == TerminalInput.typed("x"))
  }

  @Test(arguments: ["[", "[1", "]52;c;", "P", "_", "^", "X"])
  func `endless random input stores no more than the limit`(body: String) {
    var limits = InputLimits()
    limits.stringBytes = 1024
    var decoder = InputDecoder(limits: limits)
    decoder.feed("\u{1B}\(body)".utf8) { _ in }
    let garbage = [UInt8](repeating: 0x31, count: 4096)
    for _ in 0..<256 { decoder.feed(garbage) { _ in Issue.record("garbage is no input") } }
    #expect(decoder.keptBytes <= 2048)
    var inputs: [TerminalInput] = []
    decoder.feed("\u{18}x".utf8) { inputs.append($0) }
    #expect(inputs == TerminalInput.typed("x"))
  }

  @Test func `an endless paste stores no more than the limit`() {
    var limits = InputLimits()
    limits.pasteBytes = 4096
    var decoder = InputDecoder(limits: limits)
    var pieces = 0
    decoder.feed("\u{1B}[200~".utf8) { _ in }
    for _ in 0..<256 {
      decoder.feed([UInt8](repeating: 0x61, count: 4096)) { _ in pieces += 1 }
      #expect(decoder.keptBytes <= 3 * 4096)
    }
    #expect(pieces == 256)
  }

  @Test func `a report that is too long is dropped`() {
    var limits = InputLimits()
    limits.stringBytes = 16
    let bytes = Array("\u{1B}]52;c;QUJDREVGR0hJSktM\u{7}x".utf8)
    #expect(InputDecoder.inputs(of: bytes, limits: limits) == TerminalInput.typed("x"))
  }

  @Test(arguments: ["\u{1B}[1;\u{C};2q", "\u{1B}[\u{C}", "\u{1B}[1\u{C}A"])
  func `a control character within a sequence counts, and the rest types nothing`(text: String) {
    let inputs = InputDecoder.inputs(of: text + "x")
    #expect(inputs.last == .key("x"))
    #expect(inputs.contains(.key(.character("l"), .control)))
    #expect(inputs.count <= 3)
  }
}
