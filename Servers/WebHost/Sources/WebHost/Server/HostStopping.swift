internal import ServiceLifecycle
internal import Synchronization

/// The stop of a running host, by the steps that ``HostStop`` decides.
final class HostStopping: Sendable {
  private let stop = Mutex(HostStop())
  private let hub: SessionHub
  private let group: ServiceGroup
  private let connections: ConnectionCount
  private let deadline: Duration
  private let endProcess: @Sendable () -> Void

  init(
    hub: SessionHub, group: ServiceGroup, connections: ConnectionCount, deadline: Duration,
    endProcess: @escaping @Sendable () -> Void
  ) {
    (self.hub, self.group, self.connections) = (hub, group, connections)
    (self.deadline, self.endProcess) = (deadline, endProcess)
  }

  /// Carries out the action for each signal, until the task is cancelled.
  func obey(_ signals: AsyncStream<Void>) async {
    await withDiscardingTaskGroup { tasks in
      for await _ in signals {
        let action = stop.withLock { $0.signal() }
        tasks.addTask { [self] in await perform(action) }
        tasks.addTask { [self] in
          guard (try? await Task.sleep(for: deadline)) != nil else { return }
          await perform(stop.withLock { $0.reachDeadline() })
        }
      }
    }
  }

  private func perform(_ action: HostStop.Action?) async {
    switch action {
    case .drain:
      await hub.drain()
      await hub.awaitJoins()
      // A page that reconnects at once finds its session in the store.
      _ = await hub.saveAll()
      await hub.closeSockets()
      _ = await hub.save()
      await group.triggerGracefulShutdown()
    case .closeConnections:
      connections.closeAll()
      // A join can wait for the gate or the store, and hold back the steps above.
      _ = await hub.saveAll()
      await group.triggerGracefulShutdown()
    case .endProcess: endProcess()
    case nil: break
    }
  }
}
