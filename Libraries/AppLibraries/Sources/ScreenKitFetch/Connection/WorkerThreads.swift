internal import ScreenKitC
internal import Synchronization

/// A limited number of threads for blocking work, which must not run on Swift's own threads.
///
/// A thread is started for new work if none is free, and ends without further work. Work beyond the
/// limit waits in order.
final class WorkerThreads: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State {
    var running = 0
    var waiting: [Work] = []
  }

  private final class Start: Sendable {
    let run: Work
    init(_ run: @escaping Work) { self.run = run }
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Performs `work` as soon as a thread is free; returns `false` if no thread can be created.
  func perform(_ work: @escaping Work) -> Bool {
    let needsThread = state.withLock { state in
      guard state.running < limit else {
        state.waiting.append(work)
        return false
      }
      state.running += 1
      return true
    }
    guard needsThread, !Self.startThread({ [self] in run(work) }) else { return true }
    return state.withLock { state in
      state.running -= 1
      // A running thread performs it later.
      if state.running > 0 { state.waiting.append(work) }
      return state.running > 0
    }
  }

  private func run(_ first: @escaping Work) {
    var work: Work? = first
    while let next = work {
      next()
      work = state.withLock { state in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
        state.running -= 1
        return nil
      }
    }
  }

  /// Starts a thread without handling of signals, which the app's own threads handle.
  private static func startThread(_ run: @escaping Work) -> Bool {
    var (all, former) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    let start = Unmanaged.passRetained(Start(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, { WorkerThreads.enter($0) }, start.toOpaque())
    guard code == 0 else {
      start.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  private static func enter(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let start { Unmanaged<Start>.fromOpaque(start).takeRetainedValue().run() }
    return nil
  }
}
