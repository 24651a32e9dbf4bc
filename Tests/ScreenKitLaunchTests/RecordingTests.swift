import ScreenKitCore
import ScreenKitLaunch
import Testing

@Suite struct RecordingTests {
  private let header = RecordingHeader(
    surface: "terminal", size: SurfaceSize(width: 80, height: 24),
    conditions: ["look": "material", "order": "logical", "glyphs": "\"a\""])

  private func entry(_ milliseconds: Int, _ kind: RecordingEntry.Kind) -> RecordingEntry {
    RecordingEntry(ClockInstant(sinceStart: .milliseconds(milliseconds)), kind)
  }

  @Test func `the first line is the header of an asciicast`() throws {
    #expect(
      header.line == """
        {"version":2,"width":80,"height":24,"screenkit":{"glyphs":"\\"a\\"","look":"material",\
        "order":"logical","surface":"terminal"}}\n
        """)
    #expect(try RecordingHeader(header.line) == header)
  }

  @Test(arguments: [
    (1500, RecordingEntry.Kind.frame("\u{1B}[2J\"é\\\u{85}"), #"o","\u001b[2J\"é\\\u0085""#),
    (1500, .event(.key(KeyPress("s", .control))), #"e","key control s""#),
    (1500, .event(.paste("a\nb")), #"e","paste a\nb""#),
    (1500, .event(.resized(SurfaceSize(width: 100, height: 0))), #"r","100x0""#),
    (1500, .event(.action(.press, on: ViewTarget(path: [.child(0)]))), #"u","press 0""#),
    (1500, .timers, #"t","""#), (1500, .other, #"p","""#),
    (1500, .event(.application(.enterBackground)), #"a","enterBackground""#),
  ])
  func `each entry is a line with time, code and text`(
    time: Int, kind: RecordingEntry.Kind, rest: String
  ) throws {
    let line = entry(time, kind).line
    #expect(line == "[1.500000000,\"\(rest)]\n")
    #expect(try RecordingEntry(line, number: 2) == entry(time, kind))
  }

  @Test func `times have nanosecond precision`() throws {
    for nanoseconds in [0, 1, 999_999_999, 123_456_789_012_345, 1_000_000_000_000_000 - 1] {
      let time = ClockInstant(sinceStart: .nanoseconds(nanoseconds))
      let read = try RecordingEntry(RecordingEntry(time, .timers).line, number: 2)
      #expect(read?.time == time)
    }
  }

  @Test(arguments: [
    ("", "the text ends too early"), ("[]", "this is no asciicast of version 2"),
    (#"{"version":1,"width":80,"height":24}"#, "this is no asciicast of version 2"),
    (#"{"version":2,"width":1e9,"height":24}"#, "this is no asciicast of version 2"),
    (#"{"version":2,"width":65535,"height":65535}"#, "this is no asciicast of version 2"),
    (#"{"version":2,"width":-1,"height":24}"#, "this is no asciicast of version 2"),
    (#"{"version":2,"width":80.5,"height":24}"#, "this is no asciicast of version 2"),
    (#"{"version":2,"width":80,"height":24}"#, "this was not recorded by --record"),
    (#"{"version":2,"width":80,"height":24,"screenkit":7}"#, "this was not recorded by --record"),
    (#"{"version":2,"width":80,"height":24,"screenkit":{}}"#, "this was not recorded by --record"),
    (#"{"version":2,"#, "a name in quotes is expected"),
  ])
  func `any other first line is refused`(line: String, reason: String) {
    #expect(throws: RecordingError(line: 1, reason: reason)) { try RecordingHeader(line) }
  }

  @Test(arguments: [
    ("[", "the text ends too early"), ("{}", "a time, a code and a text are expected"),
    (#"[1,"o"]"#, "a time, a code and a text are expected"),
    (#"["1","o",""]"#, "a time, a code and a text are expected"),
    (#"[-1,"o",""]"#, "a time, a code and a text are expected"),
    (#"[1e300,"o",""]"#, "a time, a code and a text are expected"),
    (#"[1,"r","0x99999999999"]"#, "a size such as 80x24 is expected"),
    (#"[1,"r","nanxinf"]"#, "a size such as 80x24 is expected"),
    (#"[1,"r","80"]"#, "a size such as 80x24 is expected"),
    (#"[1,"a","explode"]"#, "no such request to an app"),
    (#"[1,"u","explode 0"]"#, "no such action"), (#"[1,"e","key"]"#, "no such event"),
    (#"[1,"e","key hyper ab"]"#, "no such event"), (#"[1,"e","focus no"]"#, "no such event"),
    (#"[1,"e","pointer move 1:2"]"#, "no such event"),
    (#"[1,"o","\ud800"]"#, "half of a character"),
  ])
  func `any other line is refused`(line: String, reason: String) {
    #expect(throws: RecordingError(line: 7, reason: reason)) {
      try RecordingEntry(line, number: 7)
    }
  }

  @Test func `unknown kinds of entries are skipped`() throws {
    #expect(try RecordingEntry(#"[1,"m","a marker"]"#, number: 2) == nil)
  }
}
