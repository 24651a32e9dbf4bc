internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// A handler that closes a connection after the response to a request with `Connection: close`.
final class ConnectionClosing: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var isClosing = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), head.headerFields[.connection] == "close" {
      isClosing = true
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isClosing, case .end = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    let promise = promise ?? context.eventLoop.makePromise()
    let channel = context.channel
    promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
    context.write(data, promise: promise)
  }
}
