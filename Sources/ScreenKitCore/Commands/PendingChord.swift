/// The presses of an incomplete chord, kept until the next press or a timeout.
@MainActor
final class PendingChord {
  /// The maximum time between two presses of one chord.
  static let timeout = Duration.seconds(2)

  private(set) var presses: [KeyPress] = []
  private var timer: ClockTimer?

  /// Returns the pending presses followed by `press`, and clears them.
  func append(_ press: KeyPress) -> [KeyPress] {
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
