internal import NIOCore

/// A handler that closes a connection whose client does not send a whole head in time.
final class FirstRequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let limit: TimeAmount
  private var deadline: Scheduled<Void>?

  init(_ limit: TimeAmount) { self.limit = limit }

  /// Removes the deadline and the handler of broken heads from a pipeline that has received a head.
  static func remove(from operations: ChannelPipeline.SynchronousOperations) throws {
    operations.removeHandler(try operations.handler(type: Self.self), promise: nil)
    operations.removeHandler(try operations.handler(type: BrokenHeadClosing.self), promise: nil)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }
}

/// A handler that closes a connection after the error response to a first head that is not HTTP.
final class BrokenHeadClosing: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Never

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
