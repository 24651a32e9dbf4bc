internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The thread that waits for the terminal and for the time, and then does the main actor's work.
///
/// It is an executor: a task of the main actor that calls ``EventWait/next()`` is a job, which lies
/// here until something is ready. Once `main` waits, the main queue belongs to no thread, and whoever
/// asks it to do something, and waits for that, does it himself. So a key or a timer wakes this thread
/// and no other, while sources of Dispatch would wake its manager, and that a worker.
final class EventThread: SerialExecutor {
  /// What it waits for.
  struct PollRequest {
    /// A descriptor that has something to read; negative for none.
    var reading: Int32 = -1
    /// A descriptor that takes what is written; negative for none.
    var writing: Int32 = -1
    /// A descriptor that becomes readable when the date jumps; negative for none.
    var watching: Int32 = -1
    /// How long it waits at most; `nil` is for ever.
    var timeout: Duration?
  }

  /// What has become true of what it waited for.
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
    /// Whether it may be waiting, so that it has to be woken for another request.
    var isAsleep = false
  }

  private let state = Mutex(State())
  private let pipe: WakeUpPipe

  init() throws(TerminalError) { pipe = try WakeUpPipe() }

  /// What has become true by the last wait.
  var ready: Ready { state.withLock { $0.ready } }

  /// Says what to wait for, before a task goes to wait.
  func expect(_ request: PollRequest) { state.withLock { $0.request = request } }

  /// Lets the task that waits go on soon, though nothing may be ready.
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
      precondition(state.job == nil, "next: one task waits for events")
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
      // The system has no thread left, but Dispatch may have one, or waits until there is.
      DispatchQueue.global().async { @Sendable [self] in run() }
    }
  }

  /// Waits and works for as long as a task comes back to wait.
  private func run() {
    // Guard: written on the main queue, and only while this thread waits for it.
    nonisolated(unsafe) var goesOn = true
    // Made once: a closure of each hop would ask where it is, and box its result.
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
    // A descriptor that fails is ready too: whoever uses it learns why.
    let ready = Ready(
      canRead: descriptors[1].revents != 0, canWrite: descriptors[2].revents != 0,
      hasDateJumped: descriptors[3].revents != 0)
    state.withLock { $0.ready = ready }
  }

  /// Has the task go on until it waits again; says whether it does.
  ///
  /// Called on the main queue, which is what the main actor is: there the task need not go elsewhere.
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

/// What a task of the main actor calls to wait at an ``EventThread``.
actor EventWait {
  nonisolated let thread: EventThread
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init() throws(TerminalError) { thread = try EventThread() }

  /// Returns when something is ready, or the wait was ended.
  func next() -> EventThread.Ready { thread.ready }
}
