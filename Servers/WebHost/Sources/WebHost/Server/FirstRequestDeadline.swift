internal import NIOCore

/// Closes a connection whose client does not send a whole head in time.
final class FirstRequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let limit: TimeAmount
  private var deadline: Scheduled<Void>?

  init(_ limit: TimeAmount) { self.limit = limit }

  /// Removes the deadline, and the closing of broken heads, from a pipeline that has a head.
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

/// Closes a connection whose first head is no HTTP, once the error is answered.
final class BrokenHeadClosing: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Never

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
