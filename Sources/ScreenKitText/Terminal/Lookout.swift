internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The thread that never waits for the app: it takes signals and error output also while a turn hangs.
final class Lookout: Sendable {
  /// How long the app has to take notice of its end.
  private static let patience = Duration.seconds(2)

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
  private let isOver = Atomic<Bool>(false)

  /// Starts it; `deliver` is called on the main queue with each signal that was noted.
  @MainActor init(deliver: @escaping @MainActor @Sendable (_ signal: Int32) -> Void) {
    self.deliver = deliver
    let pipe = SignalPipe.open()
    SystemThread.start { @Sendable [self] in run(pipe) }
  }

  /// Lets it go.
  func end() {
    isOver.store(true, ordering: .releasing)
    SignalPipe.nudge()
  }

  private func run(_ pipe: Int32) {
    var notice: Notice?
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { descriptors in
      while !isOver.load(ordering: .acquiring) {
        descriptors[0] = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        descriptors[1] = pollfd(fd: HeldErrorOutput.exit, events: Int16(POLLIN), revents: 0)
        SystemCalls.wait(
          for: descriptors, atMost: notice.map { $0.deadline - SystemCalls.time })
        if descriptors[1].revents != 0 { HeldErrorOutput.take() }
        if descriptors[0].revents != 0 {
          for signal in SignalPipe.drain(pipe) { notice = pass(signal) ?? notice }
        }
        notice = stillOpen(notice)
      }
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
      signal: signal, deadline: SystemCalls.time + Self.patience, answer: answer)
  }

  /// Ends an app that did not take notice in time.
  private func stillOpen(_ notice: Notice?) -> Notice? {
    guard let notice, !notice.answer.isGiven.load(ordering: .relaxed) else { return nil }
    guard notice.deadline <= SystemCalls.time else { return notice }
    TerminalRescue.giveBack()
    SignalAction.die(of: notice.signal)
  }
}
