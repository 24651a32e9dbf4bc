internal import Dispatch
internal import ScreenKitC
internal import Synchronization

/// The watchdog thread, which handles signals and printed text while the main queue is blocked.
///
/// It never waits for the app. While the app does not respond, it detects Ctrl-C too.
final class SignalWatchdog: Sendable {
  /// The time limit for the app to handle a signal that requests its end.
  private static let timeout = Duration.seconds(2)

  /// A signal that requests the app's end and was passed on to the main queue.
  private struct Notice {
    let signal: Int32
    /// The monotonic time at which the watchdog ends the process.
    let deadline: Duration
    let answer: Answer
  }

  /// Whether the main queue has handled the signal.
  private final class Answer: Sendable {
    let isGiven = Atomic<Bool>(false)
  }

  private let deliver: @MainActor @Sendable (_ signal: Int32) -> Void
  private let input: TerminalInputQueue
  private let onInput: @MainActor @Sendable () -> Void
  private let isOver = Atomic<Bool>(false)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - input: The input to read ahead while the main queue is blocked.
  ///   - onInput: Called on the main queue after input was read ahead.
  ///   - deliver: Called on the main queue with each signal.
  /// - Throws: ``TerminalError/exhausted(_:)`` if the system has no pipe or thread left.
  @MainActor init(
    input: TerminalInputQueue, onInput: @escaping @MainActor @Sendable () -> Void,
    deliver: @escaping @MainActor @Sendable (_ signal: Int32) -> Void
  ) throws(TerminalError) {
    (self.input, self.onInput, self.deliver) = (input, onInput, deliver)
    let pipe = try SignalPipe.open()
    try SystemThread.start { @Sendable [self] in run(pipe) }
  }

  /// Ends the thread.
  func end() {
    isOver.store(true, ordering: .releasing)
    SignalPipe.nudge()
  }

  private func run(_ pipe: Int32) {
    var (notice, watch) = (Notice?.none, InterruptWatch())
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { descriptors in
      while !isOver.load(ordering: .acquiring) {
        let outlook = input.outlook
        let typed = watch.awaitsInput ? outlook.descriptor : -1
        descriptors[0] = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        descriptors[1] = pollfd(fd: HeldOutput.readEnd, events: Int16(POLLIN), revents: 0)
        descriptors[2] = pollfd(fd: typed, events: Int16(POLLIN), revents: 0)
        let deadline = [notice?.deadline, watch.deadline].compactMap(\.self).min()
        SystemCalls.wait(for: descriptors, atMost: deadline.map { $0 - SystemCalls.time })
        if descriptors[1].revents != 0 { HeldOutput.drain() }
        if descriptors[0].revents != 0 {
          for signal in SignalPipe.drain(pipe) { notice = forward(signal) ?? notice }
        }
        notice = stillOpen(notice)
        step(&watch, visitsBefore: outlook.visits, hasInput: descriptors[2].revents != 0)
      }
    }
  }

  private func step(_ watch: inout InterruptWatch, visitsBefore: Int, hasInput: Bool) {
    let visits = (before: visitsBefore, now: input.outlook.visits)
    switch watch.step(visits: visits, hasInput: hasInput, at: SystemCalls.time) {
    case .wait: break
    case .read(let visits):
      let ahead = input.readAhead(visits: visits)
      if ahead != nil {
        DispatchQueue.main.async { @Sendable [onInput] in MainActor.assumeIsolated { onInput() } }
      }
      watch.consume(ahead, at: SystemCalls.time)
    case .endApp: end(by: SIGINT)
    }
  }

  private func forward(_ signal: Int32) -> Notice? {
    let answer = Answer()
    DispatchQueue.main.async { @Sendable [deliver] in
      answer.isGiven.store(true, ordering: .relaxed)
      MainActor.assumeIsolated { deliver(signal) }
    }
    guard TerminalSignals.ends(by: signal) else { return nil }
    return Notice(
      signal: signal, deadline: SystemCalls.time + Self.timeout, answer: answer)
  }

  /// Returns `notice` while it is unhandled; ends the process if its deadline has passed.
  private func stillOpen(_ notice: Notice?) -> Notice? {
    guard let notice, !notice.answer.isGiven.load(ordering: .relaxed) else { return nil }
    guard notice.deadline <= SystemCalls.time else { return notice }
    end(by: notice.signal)
  }

  private func end(by signal: Int32) -> Never {
    TerminalRescue.giveBackForGood()
    SignalAction.die(of: signal)
  }
}
