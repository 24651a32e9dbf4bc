internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// The pipeline of a connection, which uses HTTP and can become a WebSocket.
struct UpgradeChannel: HTTPChannelHandler {
  /// A connection whose first request decides about its use.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    fileprivate let kind: EventLoopFuture<Kind>
  }

  /// The use of a connection.
  fileprivate enum Kind: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case socket
  }

  /// The longest head of a request, in bytes.
  private static let headLimit = 16 << 10

  let responder: Responder
  let sockets: SocketAcceptor
  let limits: SocketLimits
  /// The time that a client may take for a request, and between its requests.
  let idleTimeout: Duration

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let operations = channel.pipeline.syncOperations
      try operations.addHandler(FirstRequestDeadline(TimeAmount(idleTimeout)))
      // The setup ends before the first read, so it cannot wait for the first request.
      let kind = try operations.configureUpgradableHTTPServerPipeline(
        configuration: configuration(logger))
      try operations.addHandler(BrokenHeadClosing())
      return Value(channel: channel, kind: kind)
    }
  }

  func handle(value: Value, logger: Logger) async {
    switch try? await value.kind.get() {
    case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
    case .socket:
      await withTaskCancellationHandler {
        try? await value.channel.closeFuture.get()
      } onCancel: {
        value.channel.close(promise: nil)
      }
    case nil: value.channel.close(promise: nil)
    }
  }

  private func configuration(
    _ logger: Logger
  ) -> NIOUpgradableHTTPServerPipelineConfiguration<Kind> {
    var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Kind>(
      upgradeConfiguration: .init(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { [idleTimeout] channel in
          channel.eventLoop.makeCompletedFuture {
            let operations = channel.pipeline.syncOperations
            try FirstRequestDeadline.remove(from: operations)
            try operations.addHandlers(
              OldRequestMarking(), HTTP1ToHTTPServerCodec(secure: false),
              HTTPConnectionStateHandler(idleTimeout: idleTimeout, logger: logger),
              ConnectionClosing())
            return .http(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
          }
        }))
    configuration.decoderConfiguration.maxHeaderFieldSize = Self.headLimit
    configuration.decoderConfiguration.maxHeaderListSize = Self.headLimit
    configuration.decoderConfiguration.maxHeaderFieldCount = 100
    return configuration
  }

  private var upgrader: NIOTypedWebSocketServerUpgrader<Kind> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.session.messageBytes, enableAutomaticErrorHandling: false,
      shouldUpgrade: { [sockets] channel, head in
        channel.eventLoop.makeSucceededFuture(sockets.accepts(head) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { [limits, sockets] channel, head in
        channel.eventLoop.makeCompletedFuture {
          let operations = channel.pipeline.syncOperations
          try FirstRequestDeadline.remove(from: operations)
          if let latency = sockets.latency {
            try operations.addHandler(SocketLatency(TimeAmount(latency)))
          }
          let reader = sockets.makeReader(head, channel)
          let handler = SocketHandler(reader, limits)
          try operations.addHandler(handler)
          reader.begin(SocketWriter(handler, channel.eventLoop))
          return .socket
        }
      })
  }
}
