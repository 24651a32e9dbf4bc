import ScreenKitCore
import Testing

/// The removal of control characters from foreign text before it is edited.
@Suite("Control characters in texts") struct ControlCharacterTests {
  @Test(arguments: ["\u{0}", "\u{8}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}"])
  func `a control character is removed from any place`(control: String) {
    for length in 0...24 {
      for place in 0...length {
        let start = String(repeating: "a", count: place)
        let end = String(repeating: "\u{10FFFF}", count: length - place)
        #expect((start + control + end).withoutControls(lineBreak: "\n") == start + end)
      }
    }
  }

  @Test(arguments: ["\r", "\n", "\r\n"])
  func `every line break becomes the requested one`(lineBreak: String) {
    for place in 0...24 {
      let start = String(repeating: "~", count: place), text = start + lineBreak + " é\t漢"
      #expect(text.withoutControls(lineBreak: "\n") == start + "\n é\t漢")
      #expect(text.withoutControls(lineBreak: " ") == start + "  é\t漢")
    }
  }

  @Test func `text without control characters is unchanged`() {
    for length in 0...24 {
      let text = String(repeating: "\u{A0}~é", count: length)
      #expect(text.withoutControls(lineBreak: "\n") == text)
    }
  }
}
