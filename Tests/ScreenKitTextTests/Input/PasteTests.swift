import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct PasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  private func pasted(_ text: String) -> [TerminalInput] {
    InputDecoder.inputs(of: Self.begin + text + Self.end)
  }

  @Test func `a paste is one event and typing goes on`() {
    let inputs = InputDecoder.inputs(of: "a\(Self.begin)Hi é\(Self.end)b")
    let paste = TerminalInput.event(.paste("Hi é"))
    #expect(inputs == TerminalInput.typed("a") + [paste] + TerminalInput.typed("b"))
  }

  @Test func `line ends become line feeds`() {
    #expect(pasted("a\rb\r\nc\nd\r\r\n\ne") == [.event(.paste("a\nb\nc\nd\n\n\ne"))])
  }

  @Test func `control characters are removed except tabs`() {
    let controls = "a\tb\u{0}\u{3}\u{7}\u{8}\u{1B}[31m\u{18}\u{7F}\u{85}\u{9B}c\u{A0}"
    #expect(pasted(controls) == [.event(.paste("a\tb[31mc\u{A0}"))])
  }

  @Test func `invalid bytes are replaced and never joined`() {
    let bytes = Array(Self.begin.utf8) + [0xC3, 0x00, 0xA9, 0xC2, 0x01, 0x85, 0xE6, 0xBC]
    let inputs = InputDecoder.inputs(of: bytes + Array(Self.end.utf8))
    #expect(inputs == [.event(.paste("\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"))])
  }

  @Test func `half an end mark is text`() {
    #expect(pasted("x\u{1B}[20\u{1B}[201y\u{1B}\u{1B}[2") == [.event(.paste("x[20[201y[2"))])
  }

  @Test func `a paste of nothing is no event`() {
    #expect(pasted("") == [])
    #expect(pasted("\u{1}") == [])
  }

  @Test func `a stray end mark is dropped`() {
    #expect(InputDecoder.inputs(of: Self.end + "x") == TerminalInput.typed("x"))
  }

  @Test func `a stalled paste is delivered, and typing continues`() {
    var decoder = InputDecoder()
    var inputs: [TerminalInput] = []
    decoder.feed((Self.begin + "abc").utf8) { inputs.append($0) }
    #expect(inputs == [])
    #expect(decoder.timeout == InputLimits().stallTime)
    decoder.timeOut { inputs.append($0) }
    decoder.feed((Self.end + "d").utf8) { inputs.append($0) }
    #expect(inputs == [.event(.paste("abc"))] + TerminalInput.typed("d"))
  }

  @Test(arguments: [16, 17, 18, 19, 20, 64])
  func `a paste beyond the limit arrives in lossless pieces`(limit: Int) {
    var limits = InputLimits()
    limits.pasteBytes = limit
    let text = String(repeating: "aé漢😀\r\n\u{1B}[20", count: 50)
    let bytes = Array((Self.begin + text + Self.end).utf8)
    let pieces = InputDecoder.inputs(of: bytes, limits: limits).map { input -> String in
      if case .event(.paste(let piece)) = input { piece } else { "not a paste" }
    }
    #expect(pieces.allSatisfy { $0.utf8.count <= limit })
    #expect(pieces.joined() == String(repeating: "aé漢😀\n[20", count: 50))
  }

  @Test func `pieces are not cut within a line end`() {
    var limits = InputLimits()
    limits.pasteBytes = 16
    let line = String(repeating: "x", count: 15)
    let bytes = Array((Self.begin + line + "\r\nend" + Self.end).utf8)
    let inputs = InputDecoder.inputs(of: bytes, limits: limits)
    #expect(inputs == [.event(.paste(line)), .event(.paste("\nend"))])
  }

  @Test(arguments: [64, 4096, 1 << 16])
  func `parts of ten megabytes cost their own bytes`(
    size: Int
  ) {
    var limits = InputLimits()
    limits.pasteBytes = 1 << 20
    var decoder = InputDecoder(limits: limits)
    var length = 0, pieces = 0
    let emit: (TerminalInput) -> Void = {
      if case .event(.paste(let text)) = $0 {
        (length, pieces) = (length + text.utf8.count, pieces + 1)
      }
    }
    decoder.feed(Self.begin.utf8, emit)
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    let total = 10 << 20
    var (copied, mostCopied, mostKept) = (0, 0, 0)
    for _ in 0..<total / size {
      let before = pieces
      decoder.feed(part, emit)
      guard let work = decoder.pasteWork else { break }
      // A part that fills a piece also causes the cost of its delivery.
      if pieces == before { mostCopied = max(mostCopied, work.copied - copied) }
      (copied, mostKept) = (work.copied, max(mostKept, work.kept))
    }
    #expect(mostCopied == size)
    #expect(mostKept <= limits.pasteBytes)
    #expect(copied <= 2 * total + limits.pasteBytes)
    #expect(pieces == total / size * size / limits.pasteBytes)
    decoder.feed((Self.end + "q").utf8) { input in
      emit(input)
      if input == TerminalInput.typed("q").first { pieces += 1000 }
    }
    #expect(length == total / size * size)
    #expect(pieces > 1000)
  }

  @Test func `ten megabytes in small parts stay whole at equal cost`() {
    let line = Array("The quick brown fox jumps over the lazy dog.\r".utf8)
    var decoder = InputDecoder()
    var inputs: [TerminalInput] = []
    decoder.feed(Self.begin.utf8) { inputs.append($0) }
    for _ in 0..<230_000 { decoder.feed(line) { inputs.append($0) } }
    decoder.feed(Self.end.utf8) { inputs.append($0) }
    let text = String(repeating: "The quick brown fox jumps over the lazy dog.\n", count: 230_000)
    // The comparison is outside of the expectation, which would print the whole text.
    let isWhole = inputs == [.event(.paste(text))]
    #expect(isWhole)
  }
}
