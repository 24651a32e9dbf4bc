internal import Dispatch
internal import ScreenKitC
internal import Synchronization

/// The polling thread, which waits for descriptors and timers, and then runs the main actor's task.
///
/// It is an executor. A task of the main actor that calls ``EventWait/next()`` becomes a job,
/// stored here until an event is ready. Once `main` waits, the main queue belongs to no thread, so
/// a thread that calls `sync` on it runs the work itself. Therefore a key or a timer wakes this
/// thread alone. Dispatch sources would wake their manager thread and then a worker thread.
final class EventThread: SerialExecutor {
  /// The descriptors and the timeout of one wait.
  struct PollRequest {
    /// The descriptor to read from; negative for none.
    var reading: Int32 = -1
    /// The descriptor to write to; negative for none.
    var writing: Int32 = -1
    /// The descriptor that becomes readable when the date jumps; negative for none.
    var watching: Int32 = -1
    /// The longest wait; `nil` waits without limit.
    var timeout: Duration?
  }

  /// The events that ended a wait.
  struct Ready {
    var canRead = false
    var canWrite = false
    var hasDateJumped = false
  }

  private struct State {
    var request = PollRequest()
    var ready = Ready()
    var job: UnownedJob?
    var isRunning = false
    /// Whether the thread may be waiting, so that another request has to wake it.
    var isAsleep = false
  }

  private let state = Mutex(State())
  private let pipe: WakeUpPipe

  init() throws(TerminalError) { pipe = try WakeUpPipe() }

  /// The events that ended the last wait.
  var ready: Ready { state.withLock { $0.ready } }

  /// Sets the request of the next wait; called before the task awaits it.
  func expect(_ request: PollRequest) { state.withLock { $0.request = request } }

  /// Ends the current wait soon, even if no event is ready.
  func wake() {
    let wasAsleep = state.withLock { state in
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if wasAsleep { pipe.wake() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wasRunning = state.withLock { state in
      precondition(state.job == nil, "next: only one task can wait for events (SK900)")
      state.job = job
      state.isAsleep = true
      defer { state.isRunning = true }
      return state.isRunning
    }
    if !wasRunning { start() }
  }

  private func start() {
    do {
      try SystemThread.start { @Sendable [self] in run() }
    } catch {
      // The system has no thread left, but Dispatch may have one, or waits for one.
      DispatchQueue.global().async { @Sendable [self] in run() }
    }
  }

  /// Waits and runs the task, for as long as the task waits again.
  private func run() {
    // Guard: written on the main queue, and only while this thread waits for it.
    nonisolated(unsafe) var goesOn = true
    // It is created once: a closure for each turn would check its isolation and box its result.
    let (main, turn) = (DispatchQueue.main, DispatchWorkItem { goesOn = self.goOn() })
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 4) { descriptors in
      while goesOn {
        wait(descriptors)
        main.sync(execute: turn)
      }
    }
  }

  private func wait(_ descriptors: UnsafeMutableBufferPointer<pollfd>) {
    let request = state.withLock { $0.request }
    descriptors[0] = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
    descriptors[1] = pollfd(fd: request.reading, events: Int16(POLLIN), revents: 0)
    descriptors[2] = pollfd(fd: request.writing, events: Int16(POLLOUT), revents: 0)
    descriptors[3] = pollfd(fd: request.watching, events: Int16(POLLIN), revents: 0)
    SystemCalls.wait(for: descriptors, atMost: request.timeout)
    if descriptors[0].revents != 0 { pipe.drain() }
    // A descriptor that fails is ready too: the next call on it returns the error.
    let ready = Ready(
      canRead: descriptors[1].revents != 0, canWrite: descriptors[2].revents != 0,
      hasDateJumped: descriptors[3].revents != 0)
    state.withLock { $0.ready = ready }
  }

  /// Resumes the task until it waits again or ends; returns whether it waits.
  ///
  /// It is called on the main queue, which is the main actor's executor, so the task needs no
  /// change of thread.
  private func goOn() -> Bool {
    let job = state.withLock { state in
      defer { (state.job, state.isAsleep) = (nil, false) }
      return state.job
    }
    job?.runSynchronously(on: MainActor.sharedUnownedExecutor)
    return state.withLock { state in
      state.isRunning = state.job != nil
      return state.isRunning
    }
  }
}

/// The actor on which a task of the main actor waits for events of an ``EventThread``.
actor EventWait {
  nonisolated let thread: EventThread
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init() throws(TerminalError) { thread = try EventThread() }

  /// Returns the events after one is ready, or after the end of the wait.
  func next() -> EventThread.Ready { thread.ready }
}
