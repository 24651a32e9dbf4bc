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
    return Scroll(Column(spacing: 1) { [hint, number, press] })
  }

  override func connect() {
    connect(press, to: CommandPage.countUp)
    command(
      "Count up", chords: ["+", KeyChord(KeyPress("k", .control), "u")], to: CommandPage.countUp)
    command(
      "Count down", chords: ["-", KeyChord(KeyPress("k", .control), "d")], to: CommandPage.countDown
    )
  }

  private func countUp() { count(by: 1) }
  private func countDown() { count(by: -1) }

  private func count(by step: Int) {
    value += step
    number.text = "\(value)"
    log.note("The number is \(value)")
  }
}
