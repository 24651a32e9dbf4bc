internal import ServerConnections
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ServerParts

/// The setup of a connection within the limits, with a guard before all handlers that read it.
struct GuardedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let table: ConnectionTable
  let timeouts: ConnectionProgress.Timeouts
  /// Returns whether connections of this address are accepted at all.
  let isAllowed: @Sendable (ClientAddress) -> Bool

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    let address = ClientAddress(channel.remoteAddress)
    guard isAllowed(address), let id = table.open(channel, from: address) else {
      // A failed setup closes the connection.
      return channel.eventLoop.makeFailedFuture(ChannelError.eof)
    }
    return channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(
        ConnectionGuard(id: id, table: table, timeouts: timeouts))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  func handle(value: Base.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
