internal import ScreenKitC

/// Threads for blocking work, which would occupy a thread of Dispatch's pool.
enum SystemThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Calls `work` on a new thread; all signals that another thread can handle are blocked there.
  ///
  /// - Throws: ``TerminalError/exhausted(_:)`` if the system cannot start a thread.
  static func start(_ work: @escaping @Sendable () -> Void) throws(TerminalError) {
    let work = Unmanaged.passRetained(Work(work))
    let former = SignalAction.blockAll()
    let number = create(work.toOpaque())
    SignalAction.restore(former)
    guard number == 0 else {
      work.release()
      throw .exhausted(number)
    }
  }

  /// Creates a detached thread; returns 0, or the system's error number.
  private static func create(_ work: UnsafeMutableRawPointer) -> Int32 {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, nil, { SystemThread.perform($0) }, work)
    guard number == 0 else { return number }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return 0
  }

  private static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    CrashStack.addToCurrentThread()
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
}
