import ScreenKitC
import ScreenKitCore
import ScreenKitText

/// An app with a key for each cause of a long turn.
@main struct LongTurnApp: TextApp {
  private var release = ""

  let options = [LaunchOption("FILE", help: "the file for which the h key waits")]

  mutating func configure(_ launch: Launch) { release = launch.value(of: "FILE") ?? "" }

  func makeRoot() -> Controller { LongTurnScreen(release: release) }
}

final class LongTurnScreen: Controller {
  private let typed = Label("typed nothing")
  private let release: String
  private var digits = ""
  private var steps = 0

  init(release: String) { self.release = release }

  override func makeView() -> View { typed }

  override func connect() {
    command("Hold", "h", to: LongTurnScreen.hold)
    command("Loop", "l", to: LongTurnScreen.loop)
    command("Sleep", "s", to: LongTurnScreen.sleep)
    command("Task", "t", to: LongTurnScreen.loopLater)
    for digit: Character in ["1", "2", "3"] {
      command("Type \(digit)", KeyPress(.character(digit))) { screen in
        screen.type(digit)
      }
    }
  }

  private func type(_ digit: Character) {
    digits.append(digit)
    typed.text = "typed \(digits)"
  }

  /// Blocks the turn until the test ends it.
  private func hold() {
    report()
    while access(release, F_OK) != 0 { poll(nil, 0, 5) }
  }

  private func loop() {
    report()
    while true { steps &+= 1 }
  }

  private func sleep() {
    report()
    while true { poll(nil, 0, -1) }
  }

  private func loopLater() {
    task { screen in
      await Task.yield()
      screen.loop()
    }
  }

  /// Writes to the terminal that the turn has begun, because a frame cannot show it.
  ///
  /// Standard output is held back while screens are shown.
  private func report() {
    let terminal = ScreenKitC.open("/dev/tty", O_WRONLY)
    let text = Array("the long turn".utf8)
    _ = text.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    close(terminal)
  }
}
