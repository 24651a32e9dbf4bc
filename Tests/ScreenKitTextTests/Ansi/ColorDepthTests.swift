@testable import ScreenKitText
import Testing

@Suite struct ColorDepthTests {
  private func depth(_ variables: [String: String]) -> ColorDepth {
    ColorDepth { variables[$0] }
  }

  @Test(arguments: [
    ("xterm", ColorDepth.sixteen), ("linux", .sixteen), ("screen", .sixteen),
    ("xterm-256color", .palette), ("screen-256color", .palette), ("tmux-256color", .palette),
    ("xterm-kitty", .full), ("foot", .full), ("foot-extra", .full), ("alacritty", .full),
    ("xterm-direct", .full), ("xterm-direct256", .full), ("dumb", .none), ("vt100", .none),
    ("vt220", .none), ("xterm-mono", .none), ("vte", .sixteen),
  ])
  func `a terminal's name implies its colours`(name: String, expected: ColorDepth) {
    #expect(depth(["TERM": name]) == expected)
  }

  @Test func `a terminal without a name gets no colours`() {
    #expect(depth([:]) == .none)
    #expect(depth(["COLORTERM": "truecolor"]) == .none)
  }

  @Test(arguments: ["truecolor", "24bit"]) func `COLORTERM implies all colours`(value: String) {
    #expect(depth(["TERM": "xterm", "COLORTERM": value]) == .full)
    #expect(depth(["TERM": "xterm", "COLORTERM": "yes"]) == .sixteen)
    #expect(depth(["TERM": "dumb", "COLORTERM": value]) == .none)
  }

  @Test func `NO_COLOR has priority over all others`() {
    let all = ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"]
    #expect(depth(all) == .full)
    #expect(depth(all.merging(["NO_COLOR": "1"]) { $1 }) == .none)
  }

  @Test func `CLICOLOR_FORCE forces colours, unless it is 0`() {
    #expect(depth(["TERM": "dumb", "CLICOLOR_FORCE": "1"]) == .sixteen)
    #expect(depth(["CLICOLOR_FORCE": "yes"]) == .sixteen)
    #expect(depth(["TERM": "dumb", "CLICOLOR_FORCE": "0"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]) == .palette)
  }

  @Test(arguments: [
    ("15;0", Appearance.dark), ("0;15", .light), ("0;7", .light), ("15;default;0", .dark),
    ("7;8", .dark),
  ])
  func `COLORFGBG determines the background`(value: String, expected: Appearance) {
    #expect(Appearance { $0 == "COLORFGBG" ? value : nil } == expected)
  }

  @Test(arguments: [nil, "", "default", ";"] as [String?])
  func `without it the background is unknown`(value: String?) {
    #expect(Appearance { _ in value } == nil)
  }
}
