/// The presses of a chord that has begun, until its next press or the end of its time.
@MainActor
final class PendingChord {
  /// The time between two presses, after which they are none of a chord.
  static let timeout = Duration.seconds(2)

  private(set) var presses: [KeyPress] = []
  private var timer: ClockTimer?

  /// Takes the presses so far with `press` behind them, and forgets them.
  func take(adding press: KeyPress) -> [KeyPress] {
    defer { forget() }
    return presses + [KeyPress(press.key, press.modifiers)]
  }

  func hold(_ presses: [KeyPress], _ clock: any TimerClock) {
    self.presses = presses
    timer = clock.schedule(after: PendingChord.timeout) { [weak self] in self?.forget() }
  }

  private func forget() {
    presses = []
    timer = nil
  }
}
