import ScreenKitCore

final class CommandPage: Page {
  private let number = Label("0")
  private let press = Button("Press me, too")
  private var value = 0

  override func makeView() -> View {
    (number.id, press.id) = ("number", "press")
    number.style.emphasis = .strong
    let hint = Label(
      "+ and - count, and so does Ctrl-K with U or D. ? lists all keys, Ctrl-P searches commands.")
    hint.wraps = true
    let content = Column(spacing: 1) { [hint, number, press] }
    // Shift-F10, the right button and a long touch open the menu of the view.
    content.contextMenu = { [weak self] in self?.menu ?? [] }
    return Scroll(content)
  }

  override func connect() {
    connect(press, to: CommandPage.countUp)
    command(
      "Count up", chords: ["+", KeyChord(KeyPress("k", .control), "u")], to: CommandPage.countUp)
    command(
      "Count down", chords: ["-", KeyChord(KeyPress("k", .control), "d")], to: CommandPage.countDown
    )
  }

  private var menu: [Command] {
    [
      Command("Count up", for: self) { $0.countUp() },
      Command("Begin again", for: self) { $0.count(by: -$0.value) },
    ]
  }

  private func countUp() { count(by: 1) }
  private func countDown() { count(by: -1) }

  private func count(by step: Int) {
    value += step
    number.text = "\(value)"
    log.record("The number is \(value)")
  }
}
