@testable import ScreenKitText
import Testing

@Suite struct HostileTextTests {
  @Test(arguments: Payload.all)
  func `no payload reaches the screen`(payload: Payload) {
    for text in [payload.text, "a\(payload.text)b", "漢\(payload.text)\u{301}👩"] {
      #expect(dangerousScalars(shownFor: text).isEmpty)
    }
  }

  @Test func `no control scalar reaches the screen`() {
    let ends = (0...16).map { $0 << 16 | 0xFFFE...$0 << 16 | 0xFFFF }
    for value in ([0...0x1FFFF, 0xE0000...0xE0FFF] + ends).joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      if !dangerousScalars(shownFor: String(Character(scalar))).isEmpty {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `a control character shows as one replacement character`() {
    #expect(shown("a\u{1B}[31mb\u{7F}\u{9B}5n\u{8}\rc") == "a�[31mb��5n��c")
    #expect(displayWidth(of: "\u{1B}\u{0}\u{85}") == 3)
  }

  @Test func `line breaks and tabs show as one space each`() {
    #expect(shown("a\nb\r\nc\td\u{2028}e\u{2029}f") == "a b c d e f")
    #expect(displayWidth(of: "\r\n") == 1)
  }

  @Test func `bidi controls and other invisible characters vanish`() {
    #expect(shown("a\u{202E}\u{2066}b\u{2069}\u{202C}\u{61C}\u{200E}c") == "abc")
    #expect(shown("\u{FEFF}\u{AD}d\u{200B}\u{3164}\u{301}") == "d")
  }

  @Test func `noncharacters show as replacement characters`() {
    #expect(shown(Payload.noncharacters) == "�����")
  }

  @Test func `tags remain only after a black flag`() {
    #expect(shown("a\u{E0041}\u{E0042}😀\u{E0043}\u{E007F}") == "a😀")
    #expect(shown("🏴\u{E0067}\u{E0062}\u{E007F}") == "🏴\u{E0067}\u{E0062}\u{E007F}")
  }

  @Test func `marks without a base are omitted`() {
    #expect(shown("\u{301}\u{301}a\n\u{301}b") == "a b")
    #expect(shown("\u{301}\u{E33}") == "\u{E33}")
    #expect(shown("\u{200D}👩\u{FE0F}") == "👩\u{FE0F}")
  }

  @Test func `a joiner at the end cannot reach the next cell`() {
    #expect(shown("👩\u{200D}") == "👩")
    #expect(shown("👩\u{200D}\u{200D}x") == "👩x")
    #expect(shown("🏴\u{200D}\u{E0067}") == "🏴\u{200D}\u{E0067}")
  }

  @Test func `a stack of marks is cut at 32 scalars and 128 bytes`() {
    let stack = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    #expect(ClusterIterator(stack).map { $0.text.unicodeScalars.count } == [32, 1])
    let broad = "a" + String(repeating: "\u{1D167}", count: 100) + "b"
    #expect(ClusterIterator(broad).map { $0.text.utf8.count } == [125, 1])
  }

  @Test func `invalid UTF-8 is replaced before`() {
    let bytes: [UInt8] = [0x61, 0x9B, 0x33, 0xC0, 0x9B, 0xED, 0xA0, 0x80, 0xFF]
    #expect(dangerousScalars(shownFor: String(decoding: bytes, as: UTF8.self)).isEmpty)
  }
}
