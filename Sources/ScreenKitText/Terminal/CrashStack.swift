internal import ScreenKitC

/// An alternate signal stack of a thread, so that a stack overflow can still restore the terminal.
///
/// ScreenKit adds one to its own threads, and to each thread that runs a turn of the app or the
/// first step of a screen's task. Threads created by the app have none until they call
/// ``addToCurrentThread()``.
public enum CrashStack {
  private static let size = 1 << 16

  /// The key of the thread-local stack; `nil` if the system has no key left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { CrashStack.remove($0) } == 0 ? key : nil
  }()

  /// Gives the calling thread an alternate stack for crash handlers, until the thread ends.
  ///
  /// Call it first on a thread created by the app, if deep recursion can happen there. It does
  /// nothing if the thread already has an alternate stack. The stack reserves 64 KiB of address
  /// space; the system provides memory only for the pages in use.
  public static func addToCurrentThread() {
    guard let key, pthread_getspecific(key) == nil else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0 else { return }
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else {
      // The stack belongs to other code, such as the backtracer on the main thread.
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

  /// The value that marks a thread whose alternate stack belongs to other code.
  private static let foreign: UInt = 1

  private static func remove(_ memory: UnsafeMutableRawPointer?) {
    guard let memory, UInt(bitPattern: memory) != foreign else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    memory.deallocate()
  }
}
