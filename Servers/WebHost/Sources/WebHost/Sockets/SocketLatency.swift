internal import NIOCore
internal import NIOWebSocket

/// A handler that delays all frames in both directions, to simulate a distant client on one
/// machine.
final class SocketLatency: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The delay of each direction.
  private let delay: TimeAmount

  /// Creates a handler that adds `latency` to the time between a message and its answer.
  init(_ latency: TimeAmount) { delay = .nanoseconds(latency.nanoseconds / 2) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    // Tasks of the same length run in the order in which they were scheduled.
    context.eventLoop.assumeIsolated().scheduleTask(in: delay) { [weak self] in
      guard let self else { return }
      context.fireChannelRead(wrapInboundOut(frame))
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let frame = unwrapOutboundIn(data)
    context.eventLoop.assumeIsolated().scheduleTask(in: delay) { [weak self] in
      guard let self else { return promise?.fail(ChannelError.alreadyClosed) ?? () }
      context.writeAndFlush(wrapOutboundOut(frame), promise: promise)
    }
  }
}
