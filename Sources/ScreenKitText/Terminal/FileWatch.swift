internal import Dispatch
internal import ScreenKitC

/// A watcher that reports changes of a file's content without polling.
///
/// It watches the folder rather than the file, since most editors replace the file by a new one.
/// The initializer returns `nil` if the system cannot watch files.
@MainActor
final class FileWatch {
  private let source: any DispatchSourceRead

  /// Watches the file at `path`, with links resolved, until the object is released.
  init?(_ path: String, _ onChange: @escaping @MainActor () -> Void) {
    guard let (queue, name) = FileWatch.open(path) else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: queue, queue: .main)
    source.setEventHandler { @Sendable in
      MainActor.assumeIsolated { if FileWatch.drain(queue, for: name) { onChange() } }
    }
    source.setCancelHandler { @Sendable in _ = close(queue) }
    source.activate()
  }

  isolated deinit { source.cancel() }
}

#if os(Linux)
  extension FileWatch {
    /// Opens a queue of events of the file's folder; returns it and the file's name in the folder.
    private static func open(_ path: String) -> (queue: Int32, name: [UInt8])? {
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      let whole = Array(String(cString: real).utf8)
      let end = whole.lastIndex(of: UInt8(ascii: "/")) ?? 0
      // The flags of both calls are the same numbers.
      let queue = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard queue >= 0 else { return nil }
      let folder = String(decoding: whole[..<end], as: UTF8.self) + "/"
      guard inotify_add_watch(queue, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
        close(queue)
        return nil
      }
      return (queue, Array(whole[(end + 1)...]))
    }

    /// Reads all events of the queue; returns whether one of them concerns the file called `name`.
    private static func drain(_ queue: Int32, for name: [UInt8]) -> Bool {
      var isOther = false
      withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
        while true {
          let count = SystemCalls.readSome(buffer, from: queue)
          guard count > 0 else { return }
          if mentions(name, UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isOther = true }
        }
      }
      return isOther
    }

    private static func mentions(_ name: [UInt8], _ events: UnsafeRawBufferPointer) -> Bool {
      let head = MemoryLayout<inotify_event>.size
      var rest = events[...]
      while rest.count >= head {
        let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
        let told = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
        // The queue has overflowed, so the file may be among the lost events.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || told.elementsEqual(name) { return true }
        rest = rest.dropFirst(head + Int(event.len))
      }
      return false
    }
  }
#else
  extension FileWatch {
    private static func open(_ path: String) -> (queue: Int32, name: [UInt8])? { nil }
    private static func drain(_ queue: Int32, for name: [UInt8]) -> Bool { false }
  }
#endif
