internal import NIOCore
internal import NIOHTTP1

/// A handler that marks an HTTP/1.0 request as the last one of its connection, since such clients
/// read up to the end.
final class OldRequestMarking: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data),
      (head.version.major, head.version.minor) < (1, 1)
    else {
      return context.fireChannelRead(data)
    }
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
