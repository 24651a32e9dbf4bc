import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct TerminalKindTests {
  private func keys(_ text: String, of terminal: TerminalKind) -> [TerminalInput] {
    var decoder = InputDecoder()
    decoder.terminal = terminal
    var inputs: [TerminalInput] = []
    decoder.feed(text.utf8) { inputs.append($0) }
    while decoder.awaitsTimeout { decoder.timeOut { inputs.append($0) } }
    return inputs
  }

  @Test(arguments: [
    (["TERM": "st-256color"], TerminalKind.st), (["TERM": "xterm-kitty"], .kitty),
    (["TERM": "stterm-256color"], .st),
    (["TERM": "rxvt-unicode-256color"], .rxvt), (["TERM": "linux"], .console),
    (["TERM": "alacritty"], .alacritty), (["TERM": "xterm-256color"], .usual), ([:], .usual),
    (["TERM": "screen.xterm-256color", "STY": "1.a"], .screen),
    (["TERM": "screen-256color", "STY": "1.a"], .screen),
    (["TERM": "screen-256color", "TMUX": "a"], .usual), (["TERM": "stable"], .usual),
  ])
  func `the name decides`(variables: [String: String], kind: TerminalKind) {
    #expect(TerminalKind { variables[$0] } == kind)
  }

  @Test(arguments: [
    ("\u{1B}[P", KeyPress(.delete)), ("\u{1B}[M", KeyPress(.delete, .control)),
    ("\u{1B}[2K", KeyPress(.delete, .shift)), ("\u{1B}[4h", KeyPress(.insert)),
    ("\u{1B}[4l", KeyPress(.insert, .shift)), ("\u{1B}[L", KeyPress(.insert, .control)),
    ("\u{1B}[2J", KeyPress(.home, .shift)), ("\u{1B}[K", KeyPress(.end, .shift)),
    ("\u{1B}[J", KeyPress(.end, .control)), ("\u{1B}Ox", KeyPress(.up)),
    ("\u{1B}\u{1B}[P", KeyPress(.delete, .alt)),
  ])
  func `st has sequences of its own`(bytes: String, key: KeyPress) {
    let expected = [TerminalInput.event(.key(key))] + TerminalInput.typed("abc")
    #expect(keys(bytes + "abc", of: .st) == expected)
  }

  @Test func `the same sequences keep their meaning elsewhere`() {
    #expect(keys("\u{1B}[P", of: .usual) == [.key(.function(1))])
    #expect(keys("\u{1B}[Mabcd", of: .usual) == TerminalInput.typed("d"))
    #expect(keys("\u{1B}Ox", of: .usual) == TerminalInput.typed("8"))
    #expect(
      keys("\u{1B}OP\u{1B}[1;2P", of: .st) == [.key(.function(1)), .key(.function(1), .shift)])
  }

  @Test(arguments: [TerminalKind.usual, .alacritty])
  func `a line feed is Ctrl-J, which the app may use`(kind: TerminalKind) {
    #expect(keys("\n", of: kind) == [.key(.character("j"), .control)])
  }
}
