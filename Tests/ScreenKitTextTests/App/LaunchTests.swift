import ScreenKitLaunch
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct LaunchTests {
  private let own = [
    LaunchOption("--rate", value: "N", help: "beats per minute"),
    LaunchOption("--loud", help: "with sound"),
  ]

  private func launch(_ line: String) throws -> TextLaunch {
    try TextLaunch(line.split(separator: " ").map(String.init), own: own)
  }

  private func complaint(_ arguments: String...) -> String {
    do {
      _ = try TextLaunch(arguments, own: own)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `without arguments the app runs with its defaults`() throws {
    let launch = try launch("")
    #expect(launch.mode == .run)
    #expect(launch.look == "terminal")
    #expect(launch.terminal.size == CellSize(columns: 80, rows: 24))
    #expect(launch.common.value(of: "--rate") == nil)
  }

  @Test(arguments: ["--help", "-h", "--rate 60 --help", "--help --look material"])
  func `help may be anywhere in the line`(line: String) throws {
    #expect(try launch(line).mode == .help)
  }

  @Test(arguments: Look.Name.allCases)
  func `a look is chosen by its name`(look: Look.Name) throws {
    #expect(try launch("--look \(look.rawValue)").look == look.rawValue)
    #expect(try launch("--look=\(look.rawValue)").look == look.rawValue)
  }

  @Test func `an app's own look is chosen by its name`() throws {
    #expect(try TextLaunch(["--look", "paper"], looks: ["paper"]).look == "paper")
    let message =
      "--look: unknown value \"paper\"; choose one of terminal, cupertino, material, ink"
    #expect(throws: LaunchError(message)) {
      try TextLaunch(["--look", "paper"], looks: ["ink"])
    }
  }

  @Test(arguments: [
    ("--snapshot", TextLaunch.SnapshotFormat.text), ("--snapshot text", .text),
    ("--snapshot svg", .svg), ("--snapshot styled", .styled),
    ("--snapshot=svg", .svg), ("--snapshot --look material", .text),
    ("--size 10x5 --snapshot", .text),
  ])
  func `a snapshot may name its format`(line: String, format: TextLaunch.SnapshotFormat) throws {
    #expect(try launch(line).mode == .snapshot(format: format.rawValue))
  }

  @Test func `inline rows are given by their number`() throws {
    #expect(try launch("--inline 7").terminal.inlineRows == 7)
    #expect(try launch("").terminal.inlineRows == nil)
    for rows in ["0", "x", "-1", "1001", ""] {
      #expect(complaint("--inline", rows).contains("--inline takes a number of rows"))
    }
  }

  @Test(arguments: [("1x1", 1, 1), ("20x6", 20, 6), ("1000x1000", 1000, 1000)])
  func `a size is columns and rows`(text: String, columns: Int, rows: Int) throws {
    let size = CellSize(columns: columns, rows: rows)
    #expect(try launch("--size \(text)").terminal.size == size)
    #expect(try launch("--size=\(text)").terminal.size == size)
  }

  @Test(arguments: [
    "", "80", "80x", "x24", "80x24x1", "0x24", "80x0", "-1x5", "1001x5", "80X24", "axb", " 8x2",
    "8.0x2", "99999999999999999999x2",
  ])
  func `anything else is no size`(text: String) {
    #expect(
      complaint("--size", text) == "--size takes COLSxROWS from 1x1 to 1000x1000, not \(text)")
  }

  @Test func `by default the app orders text, by option the terminal`() throws {
    #expect(try launch("").terminal.bidiOrder == nil)
    #expect(try launch("--bidi logical").terminal.bidiOrder == .logical)
  }

  @Test func `keys for the snapshot are read literally`() throws {
    #expect(try launch("--snapshot --press ++-").terminal.presses == "++-")
    #expect(try launch("--press=1=2").terminal.presses == "1=2")
  }

  @Test func `a snapshot and a replay are dry runs`() throws {
    #expect(try launch("--snapshot").common.isDryRun)
    #expect(try launch("--replay=run.cast").common.isDryRun)
    #expect(try !launch("").common.isDryRun)
    #expect(try !launch("--record=run.cast").common.isDryRun)
  }

  @Test(arguments: [
    ("anna\nnorth star\n\n2\n", "anna\rnorth star\r\r2"), ("2", "2"), ("", ""), ("\n", ""),
    ("a\n\n", "a\r"), ("\u{1B}[A", "\u{1B}[A"),
  ])
  func `a line end in a key file is Enter, except the last`(text: String, presses: String) {
    #expect(PressFile.presses(in: Array(text.utf8)) == presses)
  }

  @Test func `keys for the snapshot may come from a file`() throws {
    #expect(try launch("--snapshot --press-from /dev/null").terminal.presses == "")
    #expect(
      complaint("--press-from", "/nonexistent") == "--press-from: /nonexistent cannot be read")
    let endless = complaint("--press-from", "/dev/zero")
    #expect(endless == "--press-from: /dev/zero is larger than 1 MiB")
    #expect(complaint("--press-from", "/") == "--press-from: / cannot be read")
  }

  @Test func `a run is recorded or replayed`() throws {
    #expect(try launch("--record run.cast").recording == "run.cast")
    #expect(try launch("--record run.cast").mode == .run)
    #expect(try launch("--replay=run.cast").mode == .replay("run.cast"))
    #expect(complaint("--record") == "--record needs a value")
  }

  @Test(.proves("F-114"))
  func `a link is passed on unchanged`() throws {
    #expect(try launch("--open heart://settings?a=1").common.link == "heart://settings?a=1")
    #expect(try launch("--open=m://x?a=1").common.link == "m://x?a=1")
    #expect(try launch("").common.link == nil)
    #expect(complaint("--open") == "--open needs a value")
  }

  @Test func `the app reads its own options`() throws {
    let launch = try launch("--rate 90 --loud")
    #expect(launch.common.value(of: "--rate") == "90")
    #expect(launch.common.value(of: "--loud") == "")
    #expect(try launch.common.number(of: "--rate", in: 30...220) == 90)
    #expect(try self.launch("--rate=45").common.number(of: "--rate", in: 30...220) == 45)
    #expect(try self.launch("").common.number(of: "--rate", in: 30...220) == nil)
    #expect(try self.launch("--rate 1 --rate 2").common.value(of: "--rate") == "2")
  }

  @Test(arguments: ["29", "221", "x", "", "6 0"])
  func `a number outside of its range is refused`(text: String) throws {
    let launch = try TextLaunch(["--rate", text], own: own)
    #expect(throws: LaunchError("--rate takes a number from 30 to 220, not \(text)")) {
      try launch.common.number(of: "--rate", in: 30...220)
    }
  }

  @Test(arguments: [
    (["--what"], "unknown option --what; --help lists them"),
    (["--what=5"], "unknown option --what=5; --help lists them"),
    (["file"], "unknown option file; --help lists them"),
    (["-x"], "unknown option -x; --help lists them"), ([""], "unknown option ; --help lists them"),
    (["--"], "unknown option --; --help lists them"),
    (["--look"], "--look needs a value"), (["--size"], "--size needs a value"),
    (["--rate"], "--rate needs a value"), (["--press"], "--press needs a value"),
    (
      ["--look", "gtk"],
      "--look: unknown value \"gtk\"; choose one of terminal, cupertino, material"
    ),
    (
      ["--look="],
      "--look: unknown value \"\"; choose one of terminal, cupertino, material"
    ),
    (["--ambiguous", "broad"], "--ambiguous: unknown value \"broad\"; choose one of narrow, wide"),
    (
      ["--bidi", "written"],
      "--bidi: unknown value \"written\"; choose one of visual, logical"
    ),
    (["--snapshot", "png"], "--snapshot: unknown value \"png\"; choose one of text, styled, svg"),
    (["--snapshot="], "--snapshot: unknown value \"\"; choose one of text, styled, svg"),
    (
      ["--accessible", "--record", "run.cast"],
      "--accessible writes no frames that could be recorded or replayed"
    ), (["--accessible=1"], "--accessible takes no value"),
    (["--help=1"], "--help takes no value"), (["--loud=1"], "--loud takes no value"),
  ])
  func `an invalid option is reported by name`(arguments: [String], message: String) {
    #expect(throws: LaunchError(message)) { try TextLaunch(arguments, own: own) }
  }

  @Test func `an invalid option counts even beside help`() {
    #expect(complaint("--help", "--what") == "unknown option --what; --help lists them")
  }
}
