import ScreenKitCore

final class DigitsPage: Page {
  private let time = Digits("12:34")
  private let amount = Digits("-98.6")
  private let letters = Digits("PAUSE 7")
  private let next = Button("A minute later")
  private var minutes = 12 * 60 + 34

  override func makeView() -> View {
    (time.id, amount.id, letters.id, next.id) = ("time", "amount", "letters", "next")
    time.accessibleName = "Time"
    time.style.tint = .accent
    amount.style.tint = .negative
    return Scroll(
      Column(spacing: 1) {
        Row { next }
        time
        amount
        letters
      })
  }

  override func connect() { connect(next, to: DigitsPage.advance) }

  private func advance() {
    minutes += 1
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    time.text = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    log.record("It is \(time.text)")
  }
}
