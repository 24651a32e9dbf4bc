internal import NIOCore
internal import NIOWebSocket

/// The assembly of a client's frames into text messages, by the rules of RFC 6455.
///
/// A state machine without side effects, one for each connection. The frame decoder has already
/// refused control frames that are fragmented or longer than 125 bytes, and frames longer than the
/// limit.
struct MessageAssembly {
  /// The next action for the connection.
  enum Action: Equatable {
    /// A whole message, which is valid UTF-8.
    case message(String)
    /// Answer a ping with its own data.
    case pong(ByteBuffer)
    /// The client has answered a ping.
    case answered
    /// Send a close frame with this code, which ends the connection once the client has confirmed it.
    case close(WebSocketErrorCode)
    /// Close the connection, after a close frame with this code if there is one.
    case end(WebSocketErrorCode?)
  }

  private enum State { case open, closing, closed }

  private let limit: Int
  private var state = State.open
  /// The parts of a fragmented message so far; `nil` between messages.
  private var parts: ByteBuffer?

  /// Creates the assembly of a new connection, whose messages have at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns the actions for the next frame.
  mutating func read(_ frame: WebSocketFrame) -> Action? {
    guard state != .closed else { return nil }
    let isExtended = frame.rsv1 || frame.rsv2 || frame.rsv3
    // Every frame of a client is masked, and no extension was negotiated.
    guard frame.maskKey != nil, !isExtended else { return fail(.protocolError) }
    if frame.opcode == .connectionClose { return confirm(frame.unmaskedData) }
    guard state == .open else { return nil }
    switch frame.opcode {
    case .ping: return .pong(frame.unmaskedData)
    case .pong: return .answered
    case .text: return parts == nil ? append(frame) : fail(.protocolError)
    case .continuation: return parts == nil ? fail(.protocolError) : append(frame)
    case .binary: return fail(.unacceptableData)
    default: return fail(.protocolError)
    }
  }

  /// Returns the action that closes the connection for a reason of the server.
  mutating func close(_ code: WebSocketErrorCode) -> Action? {
    guard state == .open else { return nil }
    (state, parts) = (.closing, nil)
    return .close(code)
  }

  /// Returns the action for a client that breaks the protocol.
  mutating func fail(_ code: WebSocketErrorCode) -> Action? {
    guard state != .closed else { return nil }
    let isFirst = state == .open
    (state, parts) = (.closed, nil)
    return .end(isFirst ? code : nil)
  }

  private mutating func append(_ frame: WebSocketFrame) -> Action? {
    var message = parts ?? ByteBuffer()
    var data = frame.unmaskedData
    guard message.readableBytes + data.readableBytes <= limit else { return fail(.messageTooLarge) }
    if message.readableBytes == 0 { message = data } else { message.writeBuffer(&data) }
    guard frame.fin else {
      parts = message
      return nil
    }
    parts = nil
    guard let text = String(validating: message.readableBytesView, as: UTF8.self) else {
      return fail(.dataInconsistentWithMessage)
    }
    return .message(text)
  }

  /// Answers a close frame, whose data is empty or a code with a text.
  private mutating func confirm(_ data: ByteBuffer) -> Action? {
    var data = data
    let isEmpty = data.readableBytes == 0
    let code = data.readInteger(as: UInt16.self)
    guard isEmpty || code.map(Self.isValid) == true else { return fail(.protocolError) }
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
      return fail(.dataInconsistentWithMessage)
    }
    return fail(code.map { WebSocketErrorCode(codeNumber: Int($0)) } ?? .normalClosure)
  }

  /// Returns whether a client may send this code.
  private static func isValid(_ code: UInt16) -> Bool {
    switch code {
    case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
    default: false
    }
  }
}
