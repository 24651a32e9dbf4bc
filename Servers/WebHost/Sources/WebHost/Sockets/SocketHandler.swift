internal import NIOCore
internal import NIOWebSocket

/// A client's connection: it reads messages, writes frames, and closes if the client exceeds a
/// limit.
///
/// It is the handler behind the frame decoder, and runs on the connection's event loop.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let reader: any SocketReader
  private let limits: SocketLimits
  private var assembly: MessageAssembly
  private var rate: MessageRate
  private var context: ChannelHandlerContext?
  private var ping: Scheduled<Void>?
  private var deadline: Scheduled<Void>?
  /// The number of frames that the client's machine has not received yet.
  private var unwritten = 0
  private var isPinging = false
  private var hasEnded = false

  /// Creates the handler of a new connection, on its event loop.
  init(_ reader: any SocketReader, _ limits: SocketLimits, at now: NIODeadline = .now()) {
    (self.reader, self.limits) = (reader, limits)
    assembly = MessageAssembly(limit: limits.messageBytes)
    rate = MessageRate(perSecond: limits.messagesPerSecond, burst: limits.burst, at: now)
  }

  // MARK: Channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    schedulePing()
  }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    // Control frames count as well, since each of them costs work.
    guard rate.consumeToken(at: context.eventLoop.now) else {
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

  private func schedulePing() {
    guard let context else { return }
    let interval = UInt64(max(1, TimeAmount(limits.pingInterval).nanoseconds))
    // Deadlines are rounded up to seconds, so that thousands of silent sockets wake the machine
    // once a second.
    let (due, unit) = (context.eventLoop.now.uptimeNanoseconds + interval, max(1, interval / 30))
    let deadline = NIODeadline.uptimeNanoseconds((due + unit - 1) / unit * unit)
    ping = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [weak self] in
      self?.schedulePing()
      self?.sendPing()
    }
  }

  private func sendPing() {
    guard !isPinging, !hasEnded else { return }
    isPinging = true
    write(.ping, ByteBuffer())
  }

  private func perform(_ action: MessageAssembly.Action?) {
    switch action {
    case .message(let text): reader.read(text)
    case .pong(let data): write(.pong, data)
    case .answered:
      isPinging = false
      if unwritten == 0 { stopWaiting() }
    case .close(let code):
      write(.connectionClose, Self.data(of: code))
      wait()
    case .end(let code): end(code)
    case nil: break
    }
  }

  private func end(_ code: WebSocketErrorCode?) {
    guard let context else { return }
    finish()
    guard let code else { return context.close(promise: nil) }
    write(.connectionClose, Self.data(of: code))
    wait()
    // The write above is done before the close, or fails with it.
    context.close(mode: .output, promise: nil)
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    guard let context else { return }
    unwritten += 1
    wait()
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame)).assumeIsolated().whenComplete { [weak self] _ in
      self?.didWrite()
    }
  }

  private func didWrite() {
    unwritten -= 1
    stopWaiting()
    if unwritten > 0 || isPinging || hasEnded { wait() }
  }

  /// Closes the connection if the client does not respond within the limit.
  private func wait() {
    guard deadline == nil, let context else { return }
    let channel = context.channel
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.timeout)) {
      channel.close(promise: nil)
    }
  }

  private func stopWaiting() {
    deadline?.cancel()
    deadline = nil
  }

  /// Notifies the reader of the end, once.
  private func finish() {
    if let context, !context.channel.isActive {
      ping?.cancel()
      stopWaiting()
      self.context = nil
    }
    guard !hasEnded else { return }
    hasEnded = true
    ping?.cancel()
    reader.readEnd()
  }

  private static func data(of code: WebSocketErrorCode) -> ByteBuffer {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    return data
  }
}
