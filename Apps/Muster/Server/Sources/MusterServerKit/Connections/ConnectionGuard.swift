internal import CLibrary
internal import NIOCore

/// A handler that closes a connection whose client takes too long, as ``ConnectionProgress``
/// decides.
///
/// It is the handler nearest to the socket and receives bytes; ``RequestGuard`` notifies it of
/// requests.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  private let id: ConnectionLimits.ID
  private let table: ConnectionTable
  private var progress: ConnectionProgress
  private var timer: (task: Scheduled<Void>, deadline: NIODeadline)?
  private var isWaiting = true
  private var channel: (any Channel)?

  init(id: ConnectionLimits.ID, table: ConnectionTable, timeouts: ConnectionProgress.Timeouts) {
    (self.id, self.table) = (id, table)
    progress = ConnectionProgress(timeouts, at: .now())
  }

  /// Whether no request is being read or answered.
  var isIdle: Bool { progress.isIdle }

  /// Updates the progress by `step`; called on the event loop.
  func update(_ step: (inout ConnectionProgress, NIODeadline) -> Void) {
    step(&progress, .now())
    let since = progress.waitingSince
    // The table has a lock, so it is not notified of each byte.
    if (since != nil) != isWaiting {
      isWaiting.toggle()
      table.setWaiting(id, since: since)
    }
    schedule()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    channel = context.channel
    schedule()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.task.cancel()
    (timer, channel) = (nil, nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    update { $0.readBytes(at: $1) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    update { $0.write(at: $1) }
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.assumeIsolated().whenComplete { [self] _ in update { $0.wrote(at: $1) } }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .some(.inputClosed) = event as? ChannelEvent { table.hangUp(id) }
    context.fireUserInboundEventTriggered(event)
  }

  /// Schedules a check of the deadline; most deadlines are extended before the check.
  private func schedule() {
    guard let channel, let deadline = progress.deadline else { return }
    if let timer {
      guard deadline < timer.deadline else { return }
      timer.task.cancel()
    }
    let task = channel.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [self] in
      timer = nil
      if let deadline = progress.deadline, deadline <= .now() { return close(channel) }
      schedule()
    }
    timer = (task, deadline)
  }

  /// Closes the connection, and drops the rest of a response that the client has not read.
  private func close(_ channel: any Channel) {
    guard let socket = channel as? any SocketOptionProvider else {
      return channel.close(promise: nil)
    }
    socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
