internal import ServiceLifecycle
internal import Synchronization

/// The stop of a running server, by the steps that ``ServerStop`` decides.
final class ServerStopping: Sendable {
  private let stop = Mutex(ServerStop())
  private let group: ServiceGroup
  private let table: ConnectionTable
  private let deadline: Duration
  private let endProcess: @Sendable () -> Void

  init(
    group: ServiceGroup, table: ConnectionTable, deadline: Duration,
    endProcess: @escaping @Sendable () -> Void
  ) {
    (self.group, self.table) = (group, table)
    (self.deadline, self.endProcess) = (deadline, endProcess)
  }

  /// Carries out the action for each signal, until the task is cancelled.
  func obey(_ signals: AsyncStream<Void>) async {
    await withDiscardingTaskGroup { tasks in
      for await _ in signals {
        perform(stop.withLock { $0.signal() })
        tasks.addTask { [self] in
          guard (try? await Task.sleep(for: deadline)) != nil else { return }
          perform(stop.withLock { $0.reachDeadline() })
        }
      }
    }
  }

  private func perform(_ action: ServerStop.Action?) {
    switch action {
    case .finishRequests:
      Task { await group.triggerGracefulShutdown() }
    case .closeConnections: table.closeAll()
    case .endProcess: endProcess()
    case nil: break
    }
  }
}
