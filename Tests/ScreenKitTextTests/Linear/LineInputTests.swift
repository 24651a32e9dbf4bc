import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite("Input in whole lines") struct LineInputTests {
  @Test(arguments: [
    ("\n", [Event.key(KeyPress(.enter))]), ("Tab\n", [.key(KeyPress(.tab))]),
    ("\r\n", [.key(KeyPress(.enter))]), ("q\n", [.key("q")]),
    ("Ctrl-P\n", [.key(KeyPress("p", .control))]), ("+ +\n", [.key("+"), .key("+")]),
    ("Anna Miller\n", [.text("Anna Miller")]), ("\"Tab\n", [.text("Tab")]),
    ("Tab", []), ("down\nup\n", [.key(KeyPress(.down)), .key(KeyPress(.up))]),
    ("\u{4}", [.application(.terminate)]), ("a\u{1B}[2Jb\n", [.text("a[2Jb")]),
  ])
  func `a line is keys by their names, or text`(text: String, events: [Event]) {
    var input = LineInput()
    #expect(input.feed(text.utf8) == events.map(LineInput.Command.event))
  }

  @Test(arguments: [("press 4\n", 4), ("Press  12\r\n", 12)])
  func `a line presses a presented line of the screen`(text: String, line: Int) {
    var input = LineInput()
    #expect(input.feed(text.utf8) == [.press(line: line)])
  }

  @Test(arguments: ["press 0", "press -1", "press", "press 4 5", "press four", "pressure 4"])
  func `any other line is text`(text: String) {
    var input = LineInput()
    #expect(input.feed("\(text)\n".utf8) == [.event(.text(text))])
    #expect(input.feed("\"press 4\n".utf8) == [.event(.text("press 4"))])
  }

  @Test func `lines may arrive in pieces, and are limited`() {
    var input = LineInput()
    #expect("Ta".utf8.flatMap { input.feed([$0]) } == [])
    #expect(input.feed("b\n".utf8) == [.event(.key(KeyPress(.tab)))])
    #expect(input.feed(repeatElement(0x61, count: CaseSample.count(3 << 17, of: 3 << 20))) == [])
    guard case .event(.text(let text))? = input.feed([0x0A]).first else {
      Issue.record("no text")
      return
    }
    #expect(text.utf8.count == LineInput.limit)
  }

  @Test func `the end of the input completes its last line`() {
    var input = LineInput()
    #expect(input.feed("Tab\npress 3".utf8) == [.event(.key(KeyPress(.tab)))])
    #expect(input.finish() == [.press(line: 3), .event(.application(.terminate))])
    #expect(input.finish() == [.event(.application(.terminate))])
    _ = input.feed("q".utf8)
    #expect(input.feed([LineInput.end]) == [.event(.application(.terminate))])
  }

  @Test func `a line that is too long is reported once`() {
    var (input, reports) = (LineInput(), 0)
    let fitting = repeatElement(UInt8(0x61), count: LineInput.limit)
    _ = input.feed(Array(fitting) + [0x0A]) { reports += 1 }
    #expect(reports == 0)
    _ = input.feed(Array(fitting) + Array(fitting) + [0x0A]) { reports += 1 }
    _ = input.feed("b\n".utf8) { reports += 1 }
    #expect(reports == 1)
  }
}
