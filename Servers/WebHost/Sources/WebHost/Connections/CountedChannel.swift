internal import ServerParts
internal import ServerConnections
internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// A connection that counts against the limits, and is refused beyond them.
struct CountedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let count: ConnectionCount

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    let address = ClientAddress(channel.remoteAddress)
    guard count.open(channel, from: address) else {
      // A failed setup closes the connection.
      return channel.eventLoop.makeFailedFuture(ChannelError.eof)
    }
    return base.setup(channel: channel, logger: logger)
  }

  func handle(value: Base.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
