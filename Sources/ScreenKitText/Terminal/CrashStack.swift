#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A second stack of a thread, on which the terminal can be given back after a stack overflow.
///
/// The threads of ScreenKit have one, and so has each thread that runs a turn of the app or the first
/// step of a screen's task. A thread that the app makes itself has none until it asks for it.
public enum CrashStack {
  private static let size = 1 << 16

  /// The key under which a thread keeps its stack; `nil` where the system has no key left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { CrashStack.remove($0) } == 0 ? key : nil
  }()

  /// Gives the calling thread a stack for the handlers of a crash, until the thread ends.
  ///
  /// Call it first on a thread that the app has made, if deep recursion can happen there. Does nothing
  /// on a thread that has such a stack. It takes 64 KiB, of which the system provides what is used.
  public static func addToCurrentThread() {
    guard let key, pthread_getspecific(key) == nil else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0 else { return }
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else {
      // Somebody else's, such as the backtracer's on the main thread.
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: foreign))
      return
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0, pthread_setspecific(key, memory) == 0 else {
      return remove(memory)
    }
  }

  /// Marks a thread that has a stack of somebody else's.
  private static let foreign: UInt = 1

  private static func remove(_ memory: UnsafeMutableRawPointer?) {
    guard let memory, UInt(bitPattern: memory) != foreign else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    memory.deallocate()
  }
}
