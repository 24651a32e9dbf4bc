import Testing

/// Text that would control a terminal.
struct Payload: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  /// The position in the list of all payloads.
  var number: Int { Payload.all.firstIndex { $0.name == name } ?? 0 }

  private init(_ name: String, _ text: String) {
    (self.name, self.text) = (name, text)
  }

  static let all: [Payload] = commands + questions + eightBit + editing + invisible

  /// The noncharacters, which cannot be written as literals.
  static let noncharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF].compactMap { Unicode.Scalar(UInt32($0)) }))

  private static let commands = [
    Payload("title, ended by a bell", "\u{1B}]0;owned\u{7}"),
    Payload("title, ended by a string terminator", "\u{1B}]2;owned\u{1B}\\"),
    Payload("icon name", "\u{1B}]1;owned\u{7}"),
    Payload("clipboard written", "\u{1B}]52;c;cm0gLXJmIH4K\u{7}"),
    Payload("link", "\u{1B}]8;;http://example.com\u{1B}\\here\u{1B}]8;;\u{1B}\\"),
    Payload("working directory", "\u{1B}]7;file:///tmp\u{7}"),
    Payload("notification", "\u{1B}]777;notify;a;b\u{7}"),
    Payload("file transfer", "\u{1B}]1337;File=name=YQ==;inline=1:AAAA\u{7}"),
    Payload("palette", "\u{1B}]4;1;rgb:00/00/00\u{7}"),
    Payload("unterminated title", "\u{1B}]0;swallows everything behind it"),
    Payload("device control", "\u{1B}P1$r0m\u{1B}\\"),
    Payload("sixel picture", "\u{1B}Pq#0;2;0;0;0~-\u{1B}\\"),
    Payload("user-defined keys", "\u{1B}P0;1|17/726d202d72660a\u{1B}\\"),
    Payload("unterminated device control", "\u{1B}P+q544e"),
    Payload("multiplexer passthrough", "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\"),
    Payload("graphics", "\u{1B}_Gf=24,s=1,v=1;AAAA\u{1B}\\"),
    Payload("privacy message", "\u{1B}^secret\u{1B}\\"),
    Payload("start of string", "\u{1B}Xsecret\u{1B}\\"),
    Payload("reset", "\u{1B}c"),
    Payload("soft reset", "\u{1B}[!p"),
    Payload("clear", "\u{1B}[2J\u{1B}[H"),
    Payload("other screen", "\u{1B}[?1049l"),
    Payload("mouse", "\u{1B}[?1003h\u{1B}[?1006h"),
    Payload("end of a paste", "\u{1B}[201~rm -rf ~\r"),
    Payload("hidden text", "\u{1B}[8mhidden\u{1B}[28m"),
    Payload("printer", "\u{1B}[5i"),
    Payload("line drawing", "\u{1B}(0\u{E}lqk\u{F}"),
    Payload("alignment pattern", "\u{1B}#8"),
    Payload("keyboard protocol", "\u{1B}[>31u"),
    Payload("escape at the end", "\u{1B}"),
  ]

  private static let questions = [
    Payload("device attributes", "\u{1B}[c\u{1B}[>c\u{1B}[=c"),
    Payload("cursor position", "\u{1B}[6n"),
    Payload("status", "\u{1B}[5n"),
    Payload("version", "\u{1B}[>0q"),
    Payload("title, read back", "\u{1B}[21t"),
    Payload("clipboard read", "\u{1B}]52;c;?\u{7}"),
    Payload("colour", "\u{1B}]11;?\u{1B}\\"),
    Payload("setting", "\u{1B}P$qm\u{1B}\\"),
    Payload("checksum of the screen", "\u{1B}[1;1;1;1;24;80*y"),
    Payload("answerback", "\u{5}"),
  ]

  private static let eightBit = [
    Payload("control sequence", "\u{9B}31m"),
    Payload("operating system command", "\u{9D}0;owned\u{9C}"),
    Payload("device control of eight bits", "\u{90}$qm\u{9C}"),
    Payload("application command", "\u{9F}Gq=1\u{9C}"),
    Payload("next line", "\u{85}"),
    Payload("index and reverse index", "\u{84}\u{8D}"),
    Payload("identify", "\u{9A}"),
  ]

  private static let editing = [
    Payload("backspaces over a name", "safe.txt\u{8}\u{8}\u{8}exe"),
    Payload("carriage return over a line", "rm -rf ~\recho hello"),
    Payload("form feed and vertical tab", "\u{C}\u{B}"),
    Payload("null and delete", "\u{0}\u{7F}"),
    Payload("bell", "\u{7}\u{7}\u{7}"),
    Payload("flow control", "\u{13}\u{11}"),
    Payload("cancel and substitute", "\u{18}\u{1A}"),
    Payload("line and paragraph separators", "a\u{2028}b\u{2029}c"),
    Payload("tab and line feed", "a\tb\nc\r\nd"),
  ]

  private static let invisible = [
    Payload("turned around", "\u{202E}txt.exe\u{202C}"),
    Payload("isolates left open", "\u{2067}\u{2066}\u{2068}"),
    Payload("direction marks", "\u{200E}\u{200F}\u{61C}"),
    Payload("tags that spell a command", "a\u{E0072}\u{E006D}\u{E007F}"),
    Payload("tags alone", "\u{E0001}\u{E0065}\u{E006E}"),
    Payload("annotation", "\u{FFF9}a\u{FFFA}b\u{FFFB}"),
    Payload("noncharacters", noncharacters),
    Payload("prepended to a noncharacter", "\u{600}" + noncharacters),
    Payload("zero-width characters", "a\u{200B}\u{2060}\u{FEFF}\u{AD}b"),
    Payload("deprecated shaping controls", "\u{206A}\u{206B}\u{206E}\u{206F}"),
  ]
}
