import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct RecordingTests {
  private let header = Recording.Header(
    size: CellSize(columns: 80, rows: 24), look: "material", colors: .palette, appearance: .light,
    ambiguousWidth: .wide, bidiOrder: .logical, isUnicode: false)

  private func entry(_ milliseconds: Int, _ kind: Recording.Kind) -> Recording.Entry {
    Recording.Entry(ClockInstant(sinceStart: .milliseconds(milliseconds)), kind)
  }

  @Test func `the first line is the header of an asciicast`() throws {
    #expect(
      header.line == """
        {"version":2,"width":80,"height":24,"screenkit":{"look":"material","colors":"palette",\
        "appearance":"light","ambiguous":"wide","order":"logical",\
        "glyphs":"ascii"}}\n
        """)
    #expect(try Recording.Header(header.line) == header)
  }

  @Test func `a recording that says nothing of the order of text had it put into order`() throws {
    let line = header.line.replacing(#""order":"logical","#, with: "")
    #expect(try Recording.Header(line).bidiOrder == .visual)
    let other = header.line.replacing("logical", with: "sideways")
    #expect(throws: RecordingError(line: 1, reason: "this was not recorded by --record")) {
      try Recording.Header(other)
    }
  }

  @Test(arguments: [
    (1500, Recording.Kind.output("\u{1B}[2J\"é\\\u{85}"), #"o","\u001b[2J\"é\\\u0085""#),
    (1500, .input("\r\u{1B}[A"), #"i","\r\u001b[A""#),
    (1500, .resized(CellSize(columns: 100, rows: 0)), #"r","100x0""#),
    (1500, .timers, #"t","""#), (1500, .other, #"p","""#),
    (1500, .request(.enterBackground), #"a","enterBackground""#),
  ])
  func `each entry is a line of a time, a code and a text`(
    time: Int, kind: Recording.Kind, rest: String
  ) throws {
    let line = entry(time, kind).line
    #expect(line == "[1.500000000,\"\(rest)]\n")
    #expect(try Recording.Entry(line, number: 2) == entry(time, kind))
  }

  @Test func `times are kept to the nanosecond`() throws {
    for nanoseconds in [0, 1, 999_999_999, 123_456_789_012_345, 1_000_000_000_000_000 - 1] {
      let time = ClockInstant(sinceStart: .nanoseconds(nanoseconds))
      let read = try Recording.Entry(Recording.Entry(time, .timers).line, number: 2)
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
    (#"{"version":2,"#, "a name in quotes is expected"),
  ])
  func `another first line is refused`(line: String, reason: String) {
    #expect(throws: RecordingError(line: 1, reason: reason)) { try Recording.Header(line) }
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
    (#"[1,"o","\ud800"]"#, "half of a character"),
  ])
  func `another line is refused`(line: String, reason: String) {
    #expect(throws: RecordingError(line: 7, reason: reason)) {
      try Recording.Entry(line, number: 7)
    }
  }

  @Test func `kinds that others have added are passed over`() throws {
    #expect(try Recording.Entry(#"[1,"m","a marker"]"#, number: 2) == nil)
  }
}
