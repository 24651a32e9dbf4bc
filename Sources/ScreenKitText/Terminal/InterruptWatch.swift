import ScreenKitCore

/// The rules for the watchdog to read input for the host, and for Ctrl-C to end the app.
///
/// In raw mode Ctrl-C is an ordinary byte. The host cannot read it while the main queue is blocked.
/// If input stays unread for ``grace``, the queue counts as blocked, and the watchdog reads from
/// then on. Two presses of Ctrl-C within ``window`` end the app, unless the host reads its input
/// within ``respite`` of the first one. This type only decides; the watchdog acts.
struct InterruptWatch {
  /// The longest time that input may stay unread by the host.
  static let grace = Duration.milliseconds(500)
  /// The longest time between the two presses.
  static let window = Duration.seconds(2)
  /// The time that the host has after the first press, so that a short delay never ends an app.
  static let respite = Duration.seconds(1)

  /// The next action of the watchdog.
  enum Action: Hashable, Sendable {
    case wait
    /// Reading ahead, if the host's number of visits is still `visits`.
    case read(visits: Int)
    case endApp
  }

  private enum State {
    /// The host reads its input.
    case quiet
    /// Input has been unread since `since`; the host's last visit was number `visits`.
    case unread(visits: Int, since: Duration)
    /// The host has not read since its visit number `visits`.
    case stuck(visits: Int, Presses)
  }

  private var state = State.quiet

  init() {}

  /// Whether to poll for input too.
  ///
  /// It is `false` while input is left for the host: polling would report it again and again.
  var awaitsInput: Bool { if case .unread = state { false } else { true } }

  /// The time at which ``step(visits:hasInput:at:)`` is due without an event; `nil` for never.
  var deadline: Duration? {
    switch state {
    case .quiet: nil
    case .unread(_, let since): since + Self.grace
    case .stuck(_, let presses): presses.deadline
    }
  }

  /// Updates the state after a wait and returns the watchdog's next action.
  ///
  /// - Parameters:
  ///   - visits: The number of times the host has read its input, before that wait and now.
  ///   - hasInput: Whether there is unread input.
  ///   - time: The current time.
  /// - Returns: The next action.
  mutating func step(
    visits: (before: Int, now: Int), hasInput: Bool, at time: Duration
  ) -> Action {
    switch state {
    case .quiet:
      if hasInput { state = .unread(visits: visits.before, since: time) }
    case .unread(visits.now, let since):
      if time >= since + Self.grace { state = .stuck(visits: visits.now, Presses(since: since)) }
    case .stuck(visits.now, let presses):
      if let deadline = presses.deadline, time >= deadline { return .endApp }
      if hasInput { return .read(visits: visits.now) }
    case .unread, .stuck:
      state = .quiet
    }
    return .wait
  }

  /// Consumes the bytes read at `time` after ``Action/read(visits:)``; `nil` if none could be read.
  mutating func consume(_ input: TerminalInputQueue.ReadAhead?, at time: Duration) {
    guard case .stuck(let visits, var presses) = state else { return }
    if let input {
      presses.consume(input, at: time)
      state = .stuck(visits: visits, presses)
    } else {
      // The watchdog tries again after another period of grace rather than at once.
      state = .unread(visits: visits, since: time)
    }
  }
}

/// The presses of Ctrl-C in input that the host has not read.
private struct Presses {
  private var decoder: InputDecoder?
  private var lastInput: Duration
  private var first: Duration?
  /// The time at which the app has to end; `nil` until the second press.
  private(set) var deadline: Duration?

  init(since: Duration) { lastInput = since }

  mutating func consume(_ input: TerminalInputQueue.ReadAhead, at time: Duration) {
    var decoder = decoder ?? input.unfinished ?? InputDecoder()
    var count = 0
    let note = { (typed: TerminalInput) in if typed.isInterrupt { count += 1 } }
    var silence = time - lastInput
    while let timeout = decoder.timeout, silence >= timeout {
      decoder.timeOut(note)
      silence -= timeout
    }
    decoder.feed(input.bytes, note)
    // The first bytes were typed soon after the host stopped reading.
    for _ in 0..<count { press(at: self.decoder == nil ? lastInput : time) }
    self.decoder = decoder.unfinished ?? InputDecoder()
    lastInput = time
  }

  private mutating func press(at time: Duration) {
    guard deadline == nil else { return }
    if let first, time <= first + InterruptWatch.window {
      deadline = max(time, first + InterruptWatch.respite)
    } else {
      first = time
    }
  }
}

extension TerminalInput {
  /// Whether the input is a press of Ctrl-C, in any encoding of the terminal.
  fileprivate var isInterrupt: Bool {
    guard case .event(.key(let press)) = self else { return false }
    return press.key == .character("c") && press.modifiers == .control && press.phase != .up
  }
}
