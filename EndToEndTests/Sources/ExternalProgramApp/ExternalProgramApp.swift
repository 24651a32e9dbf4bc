import ScreenKitCore
import ScreenKitText

/// An app that runs the program of its command line in its terminal, and shows the outcome.
@main struct ExternalProgramApp: TextApp {
  private var script = ""

  let options = [LaunchOption("SCRIPT", help: "what a shell is to run")]

  mutating func configure(_ launch: Launch) throws { script = launch.value(of: "SCRIPT") ?? "" }

  func makeRoot() -> Controller { HandOffScreen(script) }
}

final class HandOffScreen: Controller {
  private let label = Label("nothing so far")
  private let visits = Label("visits 0")
  private let script: String
  private var count = 0
  private var timer: ClockTimer?

  init(_ script: String) { self.script = script }

  override func makeView() -> View {
    Column {
      visits
      label
    }
  }

  override func appear() {
    count += 1
    visits.text = "visits \(count)"
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
