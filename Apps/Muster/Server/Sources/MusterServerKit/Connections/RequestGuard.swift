internal import Foundation
internal import HTTPTypes
internal import MusterAPI
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// A handler that notifies ``ConnectionGuard`` of requests and responses, and rejects input that is
/// not HTTP.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var connection: ConnectionGuard?
  private var isReadingBody = false
  private var isBroken = false
  /// Whether the connection is closed after the present response.
  private var isClosing = false

  func handlerAdded(context: ChannelHandlerContext) {
    connection = try? context.pipeline.syncOperations.handler(type: ConnectionGuard.self)
  }

  func handlerRemoved(context: ChannelHandlerContext) { connection = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReadingBody = true
      connection?.update { $0.readHead(at: $1) }
    case .end:
      isReadingBody = false
      connection?.update { $0.readEnd(at: $1) }
    case .body: break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      // A connection that broke in a body cannot be read any further.
      isClosing = isBroken || head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      context.write(data, promise: isClosing ? closing(context, after: promise) : promise)
      connection?.update { $0.answered(at: $1) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError, !isBroken else {
      return context.fireErrorCaught(error)
    }
    isBroken = true
    // The route that reads a broken body sends the response; a broken head has no route.
    if isReadingBody { return context.fireErrorCaught(error) }
    guard connection?.isIdle != false else { return context.close(promise: nil) }
    answer(ServerProblem.broken(error), context)
  }

  private func answer(_ problem: ServerProblem, _ context: ChannelHandlerContext) {
    let body = ByteBuffer(bytes: (try? JSONEncoder.exchange.encode(problem.problem)) ?? Data())
    var fields = problem.headers
    fields[.contentType] = "application/json"
    fields[.contentLength] = String(body.readableBytes)
    fields[.connection] = "close"
    let head = HTTPResponse(status: problem.status, headerFields: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: closing(context, after: nil))
  }

  /// Returns a promise of a write that closes the connection.
  private func closing(
    _ context: ChannelHandlerContext, after promise: EventLoopPromise<Void>?
  ) -> EventLoopPromise<Void> {
    let promise = promise ?? context.eventLoop.makePromise()
    let channel = context.channel
    promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
    return promise
  }
}
