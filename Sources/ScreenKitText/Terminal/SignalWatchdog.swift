internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The thread that never waits for the app: it takes signals and error output also while a turn
/// hangs, and notices Ctrl-C then.
final class SignalWatchdog: Sendable {
  /// How long the app has to take notice of its end.
  private static let timeout = Duration.seconds(2)

  /// An end that the app was told of.
  private struct Notice {
    let signal: Int32
    /// By the system's time.
    let deadline: Duration
    let answer: Answer
  }

  /// Whether the main queue still answers.
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
  ///   - input: What is typed, to read ahead in while the main queue is stuck.
  ///   - onInput: Called on the main queue after that.
  ///   - deliver: Called on the main queue with each signal that was noted.
  /// - Throws: ``TerminalError/exhausted(_:)`` where there is no pipe or thread left.
  @MainActor init(
    input: TerminalInputQueue, onInput: @escaping @MainActor @Sendable () -> Void,
    deliver: @escaping @MainActor @Sendable (_ signal: Int32) -> Void
  ) throws(TerminalError) {
    (self.input, self.onInput, self.deliver) = (input, onInput, deliver)
    let pipe = try SignalPipe.open()
    try SystemThread.start { @Sendable [self] in run(pipe) }
  }

  /// Lets it go.
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
        descriptors[1] = pollfd(fd: HeldErrorOutput.exit, events: Int16(POLLIN), revents: 0)
        descriptors[2] = pollfd(fd: typed, events: Int16(POLLIN), revents: 0)
        let deadline = [notice?.deadline, watch.deadline].compactMap(\.self).min()
        SystemCalls.wait(for: descriptors, atMost: deadline.map { $0 - SystemCalls.time })
        if descriptors[1].revents != 0 { HeldErrorOutput.take() }
        if descriptors[0].revents != 0 {
          for signal in SignalPipe.drain(pipe) { notice = pass(signal) ?? notice }
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
      watch.take(ahead, at: SystemCalls.time)
    case .endApp: end(by: SIGINT)
    }
  }

  private func pass(_ signal: Int32) -> Notice? {
    let answer = Answer()
    DispatchQueue.main.async { @Sendable [deliver] in
      answer.isGiven.store(true, ordering: .relaxed)
      MainActor.assumeIsolated { deliver(signal) }
    }
    guard TerminalSignals.ends(by: signal) else { return nil }
    return Notice(
      signal: signal, deadline: SystemCalls.time + Self.timeout, answer: answer)
  }

  /// Ends an app that did not take notice in time.
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
