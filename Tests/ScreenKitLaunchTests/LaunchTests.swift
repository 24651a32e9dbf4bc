import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTesting
import ScreenKitTestSupport
import Testing

/// An app with its own option, for a host without a terminal.
private struct Notes: CommandLineApp {
  var folder = "notes"
  var options: [LaunchOption] {
    [
      LaunchOption("--folder", value: "DIR", help: "open that folder"),
      LaunchOption("--sort", choices: ["name", "date"], help: "the order"),
      LaunchOption("FILE", help: "the file"),
    ]
  }

  mutating func configure(_ launch: Launch) throws {
    folder = launch.value(of: "--folder") ?? folder
    if folder.isEmpty { throw Failure() }
  }

  func makeRoot() -> Controller { LinkedScreen() }

  struct Failure: Error, CustomStringConvertible {
    var description: String { "there is no folder" }
  }
}

private final class LinkedScreen: Controller {
  private(set) var opened: String?

  override func open(_ link: String) throws -> Bool {
    if link.hasSuffix("wrong") { throw LaunchError("wrong") }
    opened = link
    return link.hasPrefix("notes://")
  }
}

@MainActor
@Suite("Command lines of any host", .leakFree)
struct LaunchTests {
  private let host: [LaunchOption] = [
    .help, .looks(["paper", "ink"]), .open, .theme, .snapshot(formats: ["html", "text"]), .record,
    .replay, LaunchOption("--port", value: "N", help: "the port"),
    LaunchOption("--quiet", help: "no log"),
  ]

  private func launch(_ line: String) throws -> Launch {
    try Launch(line.split(separator: " ").map(String.init), own: Notes().options, host: host)
  }

  @Test func `the options of every host have one meaning`() throws {
    let launch = try launch("--look ink --open notes://1 --theme t.json --record=r.cast")
    #expect(launch.look == "ink")
    #expect(launch.link == "notes://1")
    #expect(launch.theme == "t.json")
    #expect(launch.recording == "r.cast")
    #expect(launch.mode == .run && !launch.isDryRun)
    #expect(try self.launch("--snapshot --help").mode == .help)
    #expect(try self.launch("--snapshot").mode == .snapshot(format: "html"))
    #expect(try self.launch("--snapshot text").mode == .snapshot(format: "text"))
    #expect(try self.launch("-h --replay r.cast").mode == .replay("r.cast"))
    #expect(try self.launch("--replay r.cast").isDryRun)
  }

  @Test func `an option that a host omits is unknown`() {
    #expect(throws: LaunchError("unknown option --record; --help lists them")) {
      try Launch(["--record", "r.cast"], host: [.help, .open])
    }
  }

  @Test func `the host gets the values of its own options in order`() throws {
    var taken: [String] = []
    _ = try Launch(["--port", "1", "--quiet", "--open", "x", "--port=2"], host: host) {
      (option, value) throws(LaunchError) in taken.append("\(option) \(value)")
    }
    #expect(taken == ["--port 1", "--quiet ", "--port 2"])
    #expect(throws: LaunchError("no port x")) {
      try Launch(["--port", "x", "--what"], host: host) { _, value throws(LaunchError) in
        throw LaunchError("no port \(value)")
      }
    }
  }

  @Test func `an option with choices accepts no other value`() throws {
    #expect(try launch("--sort date").value(of: "--sort") == "date")
    #expect(throws: LaunchError("--sort: unknown value \"size\"; choose one of name, date")) {
      try launch("--sort size")
    }
    #expect(throws: LaunchError("--look: unknown value \"glass\"; choose one of paper, ink")) {
      try launch("--look glass")
    }
    #expect(throws: LaunchError("--snapshot: unknown value \"svg\"; choose one of html, text")) {
      try launch("--snapshot svg")
    }
  }

  @Test func `an app is configured by its options and its operand`() throws {
    var app = Notes()
    let launch = try launch("--folder here a.txt")
    try app.applyOptions(of: launch)
    #expect(app.folder == "here")
    #expect(launch.value(of: "FILE") == "a.txt")
    #expect(throws: LaunchError("there is no folder")) {
      try app.applyOptions(of: try self.launch("--folder="))
    }
  }

  @Test func `the root screen is created before its link opens`() throws {
    let root = try Notes().makeRoot(opening: "notes://7") as? LinkedScreen
    #expect(root?.opened == "notes://7")
    #expect(try (Notes().makeRoot(opening: nil) as? LinkedScreen)?.opened == nil)
    #expect(throws: LaunchError("--open: Notes has no links")) {
      try Notes().makeRoot(opening: "other://7")
    }
    #expect(throws: LaunchError("--open: wrong")) { try Notes().makeRoot(opening: "notes://wrong") }
  }

  @Test func `the help lists the app's options before those of the host`() {
    let help = HelpText("Notes", own: Notes().options, host: [.help, .record], footer: "End.")
    #expect(
      help.text() == """
        Usage: Notes [options] [FILE]

          --folder DIR      open that folder
          --sort name|date  the order
          FILE              the file
          --help            show this text
          --record FILE     record the run in a new file (asciicast)

        End.

        """)
  }
}
