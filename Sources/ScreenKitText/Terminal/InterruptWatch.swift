import ScreenKitCore

/// Decides when the watchdog reads what is typed in the host's place, and when Ctrl-C ends the app.
///
/// A pure machine. In raw mode Ctrl-C is a byte like any other, which nobody reads while the main
/// queue is stuck. Bytes that the host leaves unread for ``grace`` show that it is; from then on the
/// watchdog reads. Two presses of Ctrl-C within ``window`` end the app, unless the host comes for its
/// input within ``respite`` of the first one.
package struct InterruptWatch {
  /// How long typed bytes may wait for the host.
  package static let grace = Duration.milliseconds(500)
  /// How far apart the two presses may be.
  package static let window = Duration.seconds(2)
  /// How long the host has from the first press on, so that a short delay never ends an app.
  package static let respite = Duration.seconds(1)

  /// The next action of the watchdog.
  package enum Action: Hashable, Sendable {
    case wait
    /// Read ahead, if the host's number of visits is still `visits`.
    case read(visits: Int)
    case endApp
  }

  private enum State {
    /// The host reads what is typed.
    case quiet
    /// Something was typed at `since`, when the host's last visit was number `visits`.
    case unread(visits: Int, since: Duration)
    /// The host has not come since its visit number `visits`.
    case stuck(visits: Int, Presses)
  }

  private var state = State.quiet

  package init() {}

  /// Whether to wait for typed bytes too.
  ///
  /// Not while they wait for the host: they would be reported again and again.
  package var awaitsInput: Bool { if case .unread = state { false } else { true } }

  /// The time at which ``step(visits:hasInput:at:)`` is due, whatever happens; `nil` is never.
  package var deadline: Duration? {
    switch state {
    case .quiet: nil
    case .unread(_, let since): since + Self.grace
    case .stuck(_, let presses): presses.deadline
    }
  }

  /// Takes notice of what the last wait has brought.
  ///
  /// - Parameters:
  ///   - visits: How often the host had come for its input before that wait, and has by now.
  ///   - hasInput: Whether typed bytes lie unread.
  ///   - time: The present time.
  /// - Returns: What the watchdog has to do now.
  package mutating func step(
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

  /// Takes what was read at `time` after ``Action/read(visits:)``; `nil` if nothing could be.
  package mutating func take(_ input: TerminalInputQueue.ReadAhead?, at time: Duration) {
    guard case .stuck(let visits, var presses) = state else { return }
    if let input {
      presses.take(input, at: time)
      state = .stuck(visits: visits, presses)
    } else {
      // To be tried again later, but not all the time.
      state = .unread(visits: visits, since: time)
    }
  }
}

/// The presses of Ctrl-C among bytes that the host has not taken.
private struct Presses {
  private var decoder: InputDecoder?
  private var lastInput: Duration
  private var first: Duration?
  /// When the app is to end; `nil` as long as there was no second press.
  private(set) var deadline: Duration?

  init(since: Duration) { lastInput = since }

  mutating func take(_ input: TerminalInputQueue.ReadAhead, at time: Duration) {
    var decoder = decoder ?? input.unfinished ?? InputDecoder()
    var count = 0
    let note = { (typed: TerminalInput) in if typed.isInterrupt { count += 1 } }
    var silence = time - lastInput
    while let timeout = decoder.timeout, silence >= timeout {
      decoder.timeOut(note)
      silence -= timeout
    }
    decoder.feed(input.bytes, note)
    // What was left unread was typed soon after the first byte of it had come.
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
  /// Whether it is a press of Ctrl-C, in whatever form the terminal has sent it.
  fileprivate var isInterrupt: Bool {
    guard case .event(.key(let press)) = self else { return false }
    return press.key == .character("c") && press.modifiers == .control && press.phase != .up
  }
}
