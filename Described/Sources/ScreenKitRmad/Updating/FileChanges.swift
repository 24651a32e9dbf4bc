internal import Dispatch
internal import ScreenKitC
internal import Synchronization

/// The changes of a file, without polling where the system reports them.
public enum FileChanges {
  /// The time between two checks of a file if the system reports no changes.
  static let interval = Duration.milliseconds(50)

  /// Returns a sequence with an element for each change of the content of the file at `path`.
  ///
  /// It watches the folder, since most editors replace the file by a new one. Only changes after
  /// the call are reported; several changes may be reported as one.
  public static func changes(of path: String) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { changes in
      if FolderWatch.start(path, changes) { return }
      let task = Task.detached {
        var last = FileStamp(path)
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          let stamp = FileStamp(path)
          if stamp != last { changes.yield() }
          last = stamp
        }
      }
      changes.onTermination = { _ in task.cancel() }
    }
  }
}

/// The size, the time and the number of a file, which differ after a change.
private struct FileStamp: Hashable {
  private var number: UInt64 = 0
  private var size: Int64 = -1
  private var seconds = 0
  private var fraction = 0

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    (number, size) = (UInt64(status.st_ino), Int64(status.st_size))
    #if canImport(Darwin)
      (seconds, fraction) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, fraction) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

#if os(Linux)
  /// A source of events that can be cancelled by any thread.
  private final class SharedSource: Sendable {
    private let source: Mutex<any DispatchSourceRead>

    init(_ source: sending any DispatchSourceRead) { self.source = Mutex(source) }

    func cancel() { source.withLock { $0.cancel() } }
  }
#endif

/// The watch of a file's folder by the system.
private enum FolderWatch {
  #if os(Linux)
    /// Reports changes of the file until the sequence ends; returns whether the system supports
    /// this.
    static func start(_ path: String, _ changes: AsyncStream<Void>.Continuation) -> Bool {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = Array(path[(slash.map(path.index(after:)) ?? path.startIndex)...].utf8)
      // Both calls use the same numbers for the flags.
      let queue = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard queue >= 0 else { return false }
      // The target of a link may have another name, so links are watched by polling.
      var status = stat()
      let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      guard !isLink, inotify_add_watch(queue, folder, mask) >= 0 else {
        close(queue)
        return false
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: queue, queue: .global())
      source.setEventHandler { @Sendable in
        if drain(queue, for: name) { changes.yield() }
      }
      source.setCancelHandler { @Sendable in _ = close(queue) }
      source.activate()
      let watch = SharedSource(source)
      changes.onTermination = { _ in watch.cancel() }
      return true
    }

    /// Reads all events of the queue; returns whether one of them concerns the file called `name`.
    private static func drain(_ queue: Int32, for name: [UInt8]) -> Bool {
      var isChanged = false
      withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
        while true {
          let count = read(queue, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          if mentions(name, UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
            isChanged = true
          }
        }
      }
      return isChanged
    }

    private static func mentions(_ name: [UInt8], _ events: UnsafeRawBufferPointer) -> Bool {
      let head = MemoryLayout<inotify_event>.size
      var rest = events[...]
      while rest.count >= head {
        let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
        let found = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
        // The queue has overflowed, so the lost events may include the file.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || found.elementsEqual(name) { return true }
        rest = rest.dropFirst(head + Int(event.len))
      }
      return false
    }
  #else
    static func start(_ path: String, _ changes: AsyncStream<Void>.Continuation) -> Bool { false }
  #endif
}
