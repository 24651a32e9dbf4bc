import ScreenKitCore
import ScreenKitText

/// An app that runs the program of its command line in its terminal, and shows the outcome.
@main struct ExternalProgramApp: TextApp {
  private var script = ""
  private var runsAtOnce = false

  let options = [
    LaunchOption("SCRIPT", help: "what a shell is to run"),
    LaunchOption("--at-once", help: "run the script before the first frame"),
  ]

  mutating func configure(_ launch: Launch) throws {
    script = launch.value(of: "SCRIPT") ?? ""
    runsAtOnce = launch.value(of: "--at-once") != nil
  }

  func makeRoot() -> Controller { HandOffScreen(script, runsAtOnce: runsAtOnce) }
}

final class HandOffScreen: Controller {
  private let label = Label("nothing so far")
  private let visits = Label("visits 0")
  private let script: String
  private let runsAtOnce: Bool
  private var count = 0
  private var timer: ClockTimer?

  init(_ script: String, runsAtOnce: Bool) {
    (self.script, self.runsAtOnce) = (script, runsAtOnce)
  }

  override func makeView() -> View {
    Column {
      visits
      label
    }
  }

  override func appear() {
    count += 1
    visits.text = "visits \(count)"
    if runsAtOnce, count == 1 { runScript() }
  }

  override func connect() {
    command("Script", "s", to: HandOffScreen.runScript)
    command("Missing", "m", to: HandOffScreen.runMissing)
    command("Time", "t", to: HandOffScreen.runUntilQuit)
  }

  private func runScript() {
    runExternally(to: ExternalProgram("sh", ["-c", script], environment: ["GUEST": "welcome"])) {
      $0.show($1)
    }
  }

  /// Ends the app while the program has the terminal.
  private func runUntilQuit() {
    runScript()
    timer = application?.clock.schedule(after: .milliseconds(300)) { [weak self] in
      self?.application?.quit(force: true)
    }
  }

  private func runMissing() {
    runExternally(to: ExternalProgram("no-such-program")) { _, outcome in _ = try outcome.get() }
  }

  private func show(_ outcome: ExternalProgram.Outcome) { label.text = "\(outcome)" }
}
