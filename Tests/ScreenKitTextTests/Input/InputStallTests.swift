import ScreenKitCore
@testable import ScreenKitText
import Testing

/// A connection that stalls within an input.
@Suite struct InputStallTests {
  /// Returns the inputs of `parts` with a silence of `gap` after each, like a host with a timer.
  private func inputs(
    of parts: [[UInt8]], gap: Duration, expectsAnswers: Bool = false
  ) -> [TerminalInput] {
    var decoder = InputDecoder()
    decoder.expectsAnswers = expectsAnswers
    var inputs: [TerminalInput] = []
    for part in parts {
      decoder.feed(part) { inputs.append($0) }
      var silence = gap
      while let timeout = decoder.timeout, silence >= timeout {
        decoder.timeOut { inputs.append($0) }
        silence -= timeout
      }
    }
    return inputs
  }

  private func inputs(
    of parts: String..., gap: Duration, expectsAnswers: Bool = false
  ) -> [TerminalInput] {
    inputs(of: parts.map { Array($0.utf8) }, gap: gap, expectsAnswers: expectsAnswers)
  }

  @Test func `a stalled paste continues as a paste`() {
    let inputs = inputs(of: "\u{1B}[200~ab", "q", "\u{1B}[201~q", gap: .seconds(3))
    #expect(inputs == [.event(.paste("ab")), .event(.paste("q"))] + TerminalInput.typed("q"))
  }

  @Test func `a paste stalled within a character keeps it`() {
    let inputs = inputs(
      of: [Array("\u{1B}[200~a".utf8) + [0xC3], [0xA9] + Array("\u{1B}[201~".utf8)],
      gap: .seconds(3))
    #expect(inputs == [.event(.paste("a")), .event(.paste("é"))])
  }

  @Test func `a paste stalled within its end mark ends there`() {
    let inputs = inputs(of: "\u{1B}[200~ab\u{1B}[20", "1~q", gap: .seconds(3))
    #expect(inputs == [.event(.paste("ab"))] + TerminalInput.typed("q"))
  }

  @Test func `a paste without its end mark ends after a long silence`() {
    let inputs = inputs(of: "\u{1B}[200~ab", "q", gap: .seconds(40))
    #expect(inputs == [.event(.paste("ab"))] + TerminalInput.typed("q"))
  }

  /// All reports to the requests at the start and about the clipboard.
  private static let answers = [
    "\u{1B}[?0u", "\u{1B}[?2026;2$y", "\u{1B}P>|quitterm(1.0q)\u{1B}\\",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]52;c;cXVpdA==\u{1B}\\", "\u{1B}[?64;1;2c",
  ]

  @Test(arguments: answers)
  func `a report stalled anywhere is no key`(answer: String) {
    let whole = InputDecoder.inputs(of: answer)
    for cut in 1..<answer.utf8.count {
      let parts = [Array(answer.utf8.prefix(cut)), Array(answer.utf8.dropFirst(cut))]
      let inputs = inputs(of: parts, gap: .milliseconds(900), expectsAnswers: true)
      #expect(inputs == whole, "cut at \(cut)")
    }
  }

  @Test(arguments: answers)
  func `a begun report may stall long`(answer: String) {
    let whole = InputDecoder.inputs(of: answer)
    for cut in 3..<answer.utf8.count - 1 {
      let parts = [Array(answer.utf8.prefix(cut)), Array(answer.utf8.dropFirst(cut))]
      #expect(inputs(of: parts, gap: .seconds(29)) == whole, "cut at \(cut)")
    }
  }

  /// Returns the report with C1 controls in place of the pairs that begin with Escape.
  private func eightBit(_ answer: String, asText: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var isAfterEscape = false
    for byte in answer.utf8 {
      if isAfterEscape {
        bytes += asText ? [0xC2, byte + 0x40] : [byte + 0x40]
      } else if byte != 0x1B {
        bytes.append(byte)
      }
      isAfterEscape = byte == 0x1B
    }
    return bytes
  }

  @Test(arguments: answers, [false, true])
  func `a report in C1 controls is the same report`(answer: String, asText: Bool) {
    let whole = InputDecoder.inputs(of: answer)
    let bytes = eightBit(answer, asText: asText)
    for cut in 0..<bytes.count {
      let inputs = inputs(
        of: [Array(bytes.prefix(cut)), Array(bytes.dropFirst(cut))], gap: .milliseconds(900),
        expectsAnswers: true)
      #expect(inputs == whole, "cut at \(cut)")
    }
  }

  @Test func `a character within a C1 report does not end it`() {
    let bytes = [0x90] + Array(">|term ✜".utf8) + [0x9C] + Array("x".utf8)
    let inputs = inputs(of: [bytes], gap: .zero, expectsAnswers: true)
    #expect(inputs == [.answer(.version("term ✜"))] + TerminalInput.typed("x"))
  }

  @Test func `unexpected C1 controls begin nothing`() {
    let inputs = inputs(of: [[0x9B, 0x41], [0xC2, 0x9B, 0x41]], gap: .zero)
    #expect(inputs == TerminalInput.typed("\u{FFFD}A\u{FFFD}A"))
  }

  @Test func `a lone Escape stays the key while reports are expected`() {
    #expect(
      inputs(of: "\u{1B}", gap: .seconds(1), expectsAnswers: true) == [.key(.escape)])
  }
}
