@testable import ScreenKitText
import Testing

@Suite struct `Escaped error output` {
  private func escaped(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var (escaper, result) = (ControlEscaper(), [UInt8]())
    for byte in bytes { escaper.feed(byte) { result.append($0) } }
    escaper.finish { result.append($0) }
    return result
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: escaped(bytes), as: UTF8.self) }

  @Test func `keeps text of all languages, line feeds and tabs`() {
    let text = "Fatal error:\tnaïve 家 👩‍👩‍👧 \u{A0}\u{7FF}\u{FFFF}\u{10FFFF}\n"
    #expect(escaped(text.utf8) == Array(text.utf8))
  }

  @Test func `shows every other control character by its bytes`() {
    #expect(text(Array("\u{1B}]0;x\u{7}\r\u{0}\u{7F}".utf8)) == #"\x1B]0;x\x07\x0D\x00\x7F"#)
    #expect(text(Array("\u{80}\u{9B}31m\u{9F}".utf8)) == #"\xC2\x80\xC2\x9B31m\xC2\x9F"#)
  }

  @Test(
    arguments: [
      ([0x9B, 0x41], #"\x9BA"#), ([0xC3], #"\xC3"#), ([0xC3, 0x41], #"\xC3A"#),
      ([0xC0, 0x9B], #"\xC0\x9B"#), ([0xE0, 0x82, 0x9B], #"\xE0\x82\x9B"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
      ([0xE5, 0xAE, 0x1B], #"\xE5\xAE\x1B"#), ([0xC3, 0xC3, 0xA9], #"\xC3é"#),
      ([0xF8, 0xFF], #"\xF8\xFF"#),
    ] as [([UInt8], String)])
  func `shows bytes that are not UTF-8`(bytes: [UInt8], shown: String) {
    #expect(text(bytes) == shown)
  }

  @Test func `leaves no control sequence in random bytes`() {
    var random = RandomBytes(seed: 1)
    for _ in 0..<2000 {
      let bytes = (0..<40).map { _ in random.next() }
      let result = escaped(bytes)
      let shown = String(validating: result, as: UTF8.self)
      #expect(shown != nil, "\(bytes)")
      let controls = shown?.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls?.allSatisfy { $0 == "\n" || $0 == "\t" } == true, "\(bytes)")
    }
  }
}

/// Bytes in which lead and continuation bytes are more frequent than by chance.
private struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let byte = UInt8(truncatingIfNeeded: state >> 40)
    let kind = (state >> 60) & 3
    return kind == 0 ? byte : kind == 1 ? byte | 0xC0 : (byte & 0x3F) | 0x80
  }
}
