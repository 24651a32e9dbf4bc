internal import Synchronization

/// The sockets that wait for the main actor, which handles some at a time, so that other work gets
/// its turn.
final class SocketTurns: Sendable {
  private let waiting = Mutex<[SocketPump]>([])
  private let perform: @MainActor @Sendable (SocketPump) -> Void

  init(_ perform: @escaping @MainActor @Sendable (SocketPump) -> Void) { self.perform = perform }

  /// Adds a socket; called on any thread.
  func add(_ socket: SocketPump) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(socket)
      return waiting.count == 1
    }
    if isFirst { hop() }
  }

  private func hop() {
    Task { @MainActor [self] in
      let batch = waiting.withLock { Array($0.prefix(SessionHub.batch)) }
      for socket in batch { perform(socket) }
      // The sockets leave the list only now, so that none schedules a second call meanwhile.
      let isDone = waiting.withLock { waiting in
        waiting.removeFirst(batch.count)
        return waiting.isEmpty
      }
      if !isDone { hop() }
    }
  }
}
