internal import ServerConnections
internal import ServiceLifecycle

extension ServerStop {
  /// Creates the stop of a running host, whose pages reconnect and find their sessions in the store.
  convenience init(
    hub: SessionHub, group: ServiceGroup, connections: ConnectionCount, deadline: Duration,
    endProcess: @escaping @Sendable () -> Void
  ) {
    self.init(
      deadline: deadline,
      finish: {
        await hub.drain()
        await hub.awaitJoins()
        // A page that reconnects at once finds its session in the store.
        _ = await hub.saveAll()
        await hub.closeSockets()
        _ = await hub.save()
        await group.triggerGracefulShutdown()
      },
      close: {
        connections.closeAll()
        // A join can wait for the gate or the store, and hold back the steps above.
        _ = await hub.saveAll()
        await group.triggerGracefulShutdown()
      }, endProcess: endProcess)
  }
}
