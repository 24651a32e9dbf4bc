import NIOCore
import NIOEmbedded
import NIOWebSocket
import ScreenKitWeb
import Synchronization

@testable import WebHost

/// A socket's whole pipeline without a network: bytes of a client in, frames of the server out.
final class SocketStage {
  /// The messages that the server has read, and whether the connection has ended.
  final class Reader: SocketReader {
    private let state = Mutex((messages: [String](), ends: 0))
    var messages: [String] { state.withLock { $0.messages } }
    var ends: Int { state.withLock { $0.ends } }
    func begin(_ writer: SocketWriter) {}
    func read(_ message: String) { state.withLock { $0.messages.append(message) } }
    func readEnd() { state.withLock { $0.ends += 1 } }
  }

  let channel = EmbeddedChannel()
  /// The default reader of a stage.
  let reader = Reader()
  let handler: SocketHandler
  private let withholder = Withholder()

  init(
    reader other: (any SocketReader)? = nil, _ change: (inout SocketLimits) -> Void = { _ in }
  ) throws {
    var limits = SocketLimits()
    change(&limits)
    handler = SocketHandler(other ?? reader, limits, at: channel.eventLoop.now)
    try channel.pipeline.syncOperations.addHandlers(
      withholder, WebSocketFrameEncoder(),
      ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.session.messageBytes)),
      handler)
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/socket")).wait()
  }

  /// Whether the client has stopped reading.
  var isSlow: Bool {
    get { withholder.isWithholding }
    set { withholder.isWithholding = newValue }
  }

  /// Sends a frame of the client.
  func send(
    _ opcode: WebSocketOpcode, _ data: [UInt8] = [], fin: Bool = true, rsv: Bool = false,
    masked: Bool = true
  ) {
    var bytes = ByteBuffer()
    bytes.writeInteger(
      UInt8(fin ? 0x80 : 0) | UInt8(rsv ? 0x40 : 0) | UInt8(webSocketOpcode: opcode))
    let mask = UInt8(masked ? 0x80 : 0)
    if data.count < 126 {
      bytes.writeInteger(mask | UInt8(data.count))
    } else if data.count < 65_536 {
      bytes.writeInteger(mask | 126)
      bytes.writeInteger(UInt16(data.count))
    } else {
      bytes.writeInteger(mask | 127)
      bytes.writeInteger(UInt64(data.count))
    }
    let key: [UInt8] = [1, 2, 3, 4]
    if masked { bytes.writeBytes(key) }
    bytes.writeBytes(masked ? zip(data, 0...).map { $0 ^ key[$1 % 4] } : data)
    write(bytes)
  }

  /// Sends bytes of the client, one by one, since a network can split them anywhere.
  func write(_ bytes: ByteBuffer) {
    // Errors that the handlers have handled are also thrown to the caller.
    for byte in bytes.readableBytesView { _ = try? channel.writeInbound(ByteBuffer(bytes: [byte])) }
  }

  func send(_ text: String) { send(.text, Array(text.utf8)) }

  /// Returns the frames that the server has sent since the last call.
  func frames() throws -> [WebSocketFrame] {
    var bytes = ByteBuffer()
    while var piece = try channel.readOutbound(as: ByteBuffer.self) { bytes.writeBuffer(&piece) }
    let client = EmbeddedChannel(
      handler: ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1 << 20)))
    try client.writeInbound(bytes)
    var frames: [WebSocketFrame] = []
    while let frame = try client.readInbound(as: WebSocketFrame.self) { frames.append(frame) }
    return frames
  }

  /// Returns the code of the only frame that the server has sent, which is a close frame.
  func closeCode() throws -> Int? {
    let frames = try frames()
    guard frames.count == 1, frames[0].opcode == .connectionClose else { return nil }
    var data = frames[0].data
    return data.readInteger(as: UInt16.self).map(Int.init)
  }

  func pass(_ duration: Duration) {
    channel.embeddedEventLoop.advanceTime(by: TimeAmount(duration))
  }

  var isOpen: Bool { channel.isActive }
}

/// A handler that holds the server's writes back, as the system does for a client that does not
/// read.
final class Withholder: ChannelOutboundHandler {
  typealias OutboundIn = IOData
  var isWithholding = false

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if !isWithholding { context.write(data, promise: promise) }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    // An embedded channel cannot close one direction alone; the client receives the end in both
    // cases.
    context.close(mode: .all, promise: promise)
  }
}
