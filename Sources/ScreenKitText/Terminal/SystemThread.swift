#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system, for what waits: a thread of Dispatch's pool that waits is one too few.
enum SystemThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Has `work` done on a thread of its own; no signal that others can take is handled there.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let former = SignalAction.blockAll()
    create(Unmanaged.passRetained(Work(work)).toOpaque())
    SignalAction.restore(former)
  }

  private static func create(_ work: UnsafeMutableRawPointer) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, nil, { SystemThread.perform($0) }, work)
    precondition(number == 0, "the process has no thread left to wait with")
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  private static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
}
