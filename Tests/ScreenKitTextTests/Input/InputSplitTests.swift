import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct InputSplitTests {
  /// Samples of all kinds of valid and invalid input, next to each other.
  private static let stream: [UInt8] =
    Array(
      """
      aé漢😀e\u{301}\u{3}\r\n\u{0}\u{1B}a\u{1B}é\u{1B}\u{1B}b\u{1B}\u{1B}[A\u{1B}[1;5D\u{1B}OP\u{1B}O5Q\
      \u{1B}[3$\u{1B}[3^\u{1B}[[B\u{1B}[Z\u{1B}[27;5;13~\u{1B}[97:65:99;6:2;65u\u{1B}[0;;72:105u\
      \u{1B}[<35;120;40M\u{1B}[<0;1;1m\u{1B}[M !!\u{1B}[I\u{1B}[O\u{1B}[1;5R\u{1B}[24;80R\
      \u{1B}[?64;1;2c\u{1B}[>1;10;0c\u{1B}[?2026;2$y\u{1B}]11;rgb:1e/20/30\u{1B}\\\
      \u{1B}]52;c;SGkgw6kNCg==\u{7}\u{1B}P>|XTerm(388)\u{1B}\\\u{1B}P1+r524742=38;5463\u{1B}\\\
      \u{1B}_Gi=1;OK\u{1B}\\\u{1B}]0;broken\u{1B}[B\u{1B}[1;\u{18}x\u{1B}[1;5\u{1B}[C\u{1B}[?9z\u{1B}[1;\u{3}
      \u{1B}[200~one\r\ntwo\r\u{1B}[20\u{1B}[31mthree é漢😀 \u{1B}\u{1B}[201~\u{1B}[48;24;80;480;800t\u{1B}
      """.utf8)
    + [0x80, 0xE6, 0xBC, 0x41, 0xF0, 0x90, 0x1B, 0xC3, 0x1B, 0x5B, 0xC3, 0xA9, 0xED, 0xA0, 0x80]

  private static var limits: InputLimits {
    var limits = InputLimits()
    limits.pasteBytes = 20
    return limits
  }

  private func inputs(cutAt cuts: [Int]) -> [TerminalInput] {
    var decoder = InputDecoder(limits: Self.limits)
    var inputs: [TerminalInput] = []
    var start = 0
    for cut in cuts + [Self.stream.count] {
      decoder.feed(Self.stream[start..<cut]) { inputs.append($0) }
      start = cut
    }
    decoder.timeOut { inputs.append($0) }
    return inputs
  }

  @Test func `every split in two gives the same`() {
    let whole = inputs(cutAt: [])
    #expect(whole.count > 50)
    for cut in 0...Self.stream.count { #expect(inputs(cutAt: [cut]) == whole, "cut at \(cut)") }
  }

  @Test func `byte by byte gives the same`() {
    #expect(inputs(cutAt: Array(0..<Self.stream.count)) == inputs(cutAt: []))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any split gives the same`(seed: UInt64) {
    var random = InputRandom(seed: seed)
    let whole = inputs(cutAt: [])
    for _ in 0..<50 {
      let count = Int.random(in: 2...40, using: &random)
      let cuts = (0..<count).map { _ in Int.random(in: 0...Self.stream.count, using: &random) }
      #expect(inputs(cutAt: cuts.sorted()) == whole, "cuts \(cuts.sorted())")
    }
  }
}
