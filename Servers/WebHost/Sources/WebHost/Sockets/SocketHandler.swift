internal import NIOCore
internal import NIOWebSocket
internal import ScreenKitCore
internal import ScreenKitWeb

/// A client's connection: it reads messages, writes frames, and closes if the client exceeds a
/// limit.
///
/// It is the handler behind the frame decoder, and runs on the connection's event loop.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let reader: any SocketReader
  private var assembly: MessageAssembly
  private var rate: MessageRate
  private var context: ChannelHandlerContext?
  private var deadlines: SocketDeadlines
  private var hasEnded = false

  /// Creates the handler of a new connection, on its event loop.
  init(_ reader: any SocketReader, _ limits: SocketLimits, at now: NIODeadline = .now()) {
    self.reader = reader
    assembly = MessageAssembly(limit: limits.session.messageBytes)
    rate = MessageRate(limits.session, at: now.instant)
    deadlines = SocketDeadlines(limits, at: now)
  }

  // MARK: Channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    scheduleTimer()
  }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    // Control frames count as well, since each of them costs work.
    guard rate.allow(at: context.eventLoop.now.instant) else {
      return perform(assembly.fail(.policyViolation))
    }
    perform(assembly.read(frame))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The client's machine sends nothing more, so no close frame can be confirmed.
    if case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Messages of a client after its end are dropped.
    guard !hasEnded else { return }
    guard let error = error as? NIOWebSocketError else { return context.close(promise: nil) }
    switch error {
    case .invalidFrameLength: perform(assembly.fail(.messageTooLarge))
    case .fragmentedControlFrame, .multiByteControlFrameLength:
      perform(assembly.fail(.protocolError))
    }
  }

  // MARK: Server

  /// Sends `text` to the client.
  func send(_ text: String) {
    guard let context, !hasEnded else { return }
    write(.text, context.channel.allocator.buffer(string: text))
  }

  /// Closes the connection with a code.
  func close(_ closing: SocketClosing) {
    perform(assembly.close(WebSocketErrorCode(codeNumber: closing.code)))
  }

  /// Schedules the only timer of the connection, which nothing cancels.
  private func scheduleTimer() {
    guard let context else { return }
    let deadline = deadlines.timer(after: context.eventLoop.now)
    context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [weak self] in
      self?.timerFired()
    }
  }

  private func timerFired() {
    guard let context else { return }
    switch deadlines.timerFired(at: context.eventLoop.now) {
    case .ping: write(.ping, ByteBuffer())
    case .close: return context.channel.close(promise: nil)
    case nil: break
    }
    scheduleTimer()
  }

  private func perform(_ action: MessageAssembly.Action?) {
    switch action {
    case .message(let text): reader.read(text)
    case .pong(let data): write(.pong, data)
    case .answered: if let context { deadlines.didAnswer(at: context.eventLoop.now) }
    case .close(let code): writeClose(code)
    case .end(let code): end(code)
    case nil: break
    }
  }

  private func end(_ code: WebSocketErrorCode?) {
    guard let context else { return }
    finish()
    guard let code else { return context.close(promise: nil) }
    writeClose(code)
    // The write above is done before the close, or fails with it.
    context.close(mode: .output, promise: nil)
  }

  private func writeClose(_ code: WebSocketErrorCode) {
    guard let context else { return }
    deadlines.willEnd(at: context.eventLoop.now)
    write(.connectionClose, Self.data(of: code))
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    guard let context else { return }
    let loop = context.eventLoop
    deadlines.willWrite(at: loop.now)
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame)).assumeIsolated().whenComplete { [weak self] _ in
      self?.deadlines.didWrite(at: loop.now)
    }
  }

  /// Notifies the reader of the end, once.
  private func finish() {
    if let context, !context.channel.isActive { self.context = nil }
    guard !hasEnded else { return }
    hasEnded = true
    reader.readEnd()
  }

  private static func data(of code: WebSocketErrorCode) -> ByteBuffer {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    return data
  }
}

extension NIODeadline {
  /// The deadline as an instant of the framework.
  fileprivate var instant: ClockInstant {
    ClockInstant(sinceStart: .nanoseconds(Int64(uptimeNanoseconds)))
  }
}
