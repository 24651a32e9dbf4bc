internal import ScreenKitC
internal import ScreenKitCore

/// A monitor of changes of the system's date, including a sleep of the machine.
@MainActor
final class DateWatch {
  /// The descriptor that becomes readable after a jump of the date; negative if unavailable.
  let descriptor: Int32
  private var jump = DateJump()

  init() {
    descriptor = DateTimer.open()
    _ = hasJumped()
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Rearms the descriptor after it has become readable.
  func rearm() { DateTimer.arm(descriptor) }

  /// Returns whether the date has jumped since the last call.
  func hasJumped() -> Bool { jump.isThere(date: SystemCalls.date, time: SystemCalls.time) }
}

/// A Linux timer for a date that is never reached; each jump of the date cancels it.
private enum DateTimer {
  #if os(Linux)
    // The C library's module has no declarations of these, and a static program lacks the symbols.
    private typealias Create = @convention(c) (Int32, Int32) -> Int32
    private typealias SetTime =
      @convention(c) (
        Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?
      ) -> Int32

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// Creates the timer; returns its descriptor, or -1 if the system has no such timers.
    static func open() -> Int32 {
      guard let create = function("timerfd_create", as: Create.self) else { return -1 }
      let descriptor = create(CLOCK_REALTIME, O_CLOEXEC | O_NONBLOCK)
      if descriptor >= 0 { arm(descriptor) }
      return descriptor
    }

    /// Arms the timer so that the next jump of the date makes it readable.
    static func arm(_ descriptor: Int32) {
      guard let setTime = function("timerfd_settime", as: SetTime.self) else { return }
      let (isAbsolute, isCancelledBySetting): (Int32, Int32) = (1, 2)
      var spec = itimerspec()
      // About eleven centuries after 1970, later than any run of the process.
      spec.it_value.tv_sec = 1 << 35
      _ = setTime(descriptor, isAbsolute | isCancelledBySetting, &spec, nil)
    }
  #else
    static func open() -> Int32 { -1 }

    static func arm(_ descriptor: Int32) {}
  #endif
}
