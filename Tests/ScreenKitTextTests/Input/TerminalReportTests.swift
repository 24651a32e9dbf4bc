import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct TerminalAnswerTests {
  @Test(
    arguments: [
      ("[?64;1;22c", .primaryAttributes([64, 1, 22])),
      ("[>41;351;0c", .secondaryAttributes([41, 351, 0])),
      ("P!|7E565445\u{1B}\\", .tertiaryAttributes("7E565445")),
      ("[24;80R", .cursor(SurfacePoint(x: 79, y: 23))),
      ("[?1;5;1R", .cursor(SurfacePoint(x: 4, y: 0))),
      ("[?2026;2$y", .mode(2026, isPrivate: true, .reset)),
      ("[4;1$y", .mode(4, isPrivate: false, .set)),
      ("[?2027;0$y", .mode(2027, isPrivate: true, .unknown)),
      ("[?31u", .keyboardFlags(31)),
      ("[?997;1n", .appearance(isDark: true)),
      ("[?997;2n", .appearance(isDark: false)),
      ("[8;24;80t", .textArea(cells: SurfaceSize(width: 80, height: 24))),
      ("[4;480;800t", .textArea(pixels: SurfaceSize(width: 800, height: 480))),
      ("[6;20;10t", .cell(pixels: SurfaceSize(width: 10, height: 20))),
      (
        "[48;24;80;480;800t",
        .resized(
          cells: SurfaceSize(width: 80, height: 24), pixels: SurfaceSize(width: 800, height: 480))
      ),
      ("P>|XTerm(388)\u{1B}\\", .version("XTerm(388)")),
      ("P1+r524742=382F382F38\u{1B}\\", .capability("RGB", value: "8/8/8")),
      ("P1+r5463\u{1B}\\", .capability("Tc", value: "")),
      ("P0+r5463\u{1B}\\", .capability("Tc", value: nil)),
      ("]52;c;SGkgw6kNCg==\u{7}", .clipboard("Hi é\n")),
      ("]52;;\u{7}", .clipboard("")),
    ] as [(String, TerminalReport)])
  func `a report is distinguished from keys`(body: String, answer: TerminalReport) {
    let inputs = InputDecoder.inputs(of: "a\u{1B}\(body)b")
    #expect(inputs == TerminalInput.typed("a") + [.answer(answer)] + TerminalInput.typed("b"))
  }

  @Test(
    arguments: [
      ("4;7;rgb:ffff/8000/0000", .palette(7), 0xFFFF, 0x8000, 0),
      ("10;rgb:ff/80/00", .foreground, 0xFFFF, 0x8080, 0),
      ("11;rgba:f/0/8/f", .background, 0xFFFF, 0, 0x8888),
      ("12;#1e2030", .cursor, 0x1E1E, 0x2020, 0x3030),
    ] as [(String, TerminalReport.ColorSlot, UInt16, UInt16, UInt16)])
  func `colours have sixteen bits a part`(
    body: String, slot: TerminalReport.ColorSlot, red: UInt16, green: UInt16, blue: UInt16
  ) {
    let color = TerminalReport.Color(red: red, green: green, blue: blue)
    let expected = TerminalInput.answer(.color(slot, color))
    #expect(InputDecoder.inputs(of: "\u{1B}]\(body)\u{7}") == [expected])
    #expect(InputDecoder.inputs(of: "\u{1B}]\(body)\u{1B}\\") == [expected])
  }

  @Test func `one string can report several capabilities`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}P1+r524742=38;5463\u{1B}\\")
    let expected: [TerminalReport] = [
      .capability("RGB", value: "8"), .capability("Tc", value: ""),
    ]
    #expect(inputs == expected.map(TerminalInput.answer))
  }

  @Test func `row one with modifiers is F3 unless a report is expected`() {
    var decoder = InputDecoder()
    var inputs: [TerminalInput] = []
    decoder.feed("\u{1B}[1;5R\u{1B}[1;17R\u{1B}[2;5R".utf8) { inputs.append($0) }
    decoder.expectsCursorReport = true
    decoder.feed("\u{1B}[1;5R\u{1B}[R".utf8) { inputs.append($0) }
    let expected: [TerminalInput] = [
      .key(.function(3), .control), .answer(.cursor(SurfacePoint(x: 16, y: 0))),
      .answer(.cursor(SurfacePoint(x: 4, y: 1))), .answer(.cursor(SurfacePoint(x: 4, y: 0))),
      .key(.function(3)),
    ]
    #expect(inputs == expected)
  }

  @Test(arguments: [
    "]4;x;rgb:1/2/3\u{7}", "]10;rgb:1/2\u{7}", "]10;rgb:12345/0/0\u{7}", "]10;red\u{7}",
    "]10\u{7}", "]\u{7}", "]52;c;?\u{7}", "]99999999;a\u{7}", "]0;title\u{7}",
    "P1+rzz=1\u{1B}\\", "P1$r0m\u{1B}\\", "P\u{1B}\\", "_Gi=1;OK\u{1B}\\", "^pm\u{1B}\\",
    "Xsos\u{7}\u{9B}é\u{1B}\\", "[?1;9$y", "[?1$y", "[8;24t", "[9;24;80t", "[0n", "[=1c",
    "[?1;2$z", "[?1 c",
  ])
  func `an unexpected report is dropped`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}\(body)x") == TerminalInput.typed("x"))
  }
}
