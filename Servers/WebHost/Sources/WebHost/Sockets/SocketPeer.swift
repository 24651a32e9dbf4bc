internal import NIOCore

/// The receiver of a client's messages; called on the connection's event loop.
protocol SocketReader: AnyObject, Sendable {
  /// Receives the writer of the connection; called once, before any message.
  func begin(_ writer: SocketWriter)

  /// Receives a message, in the order of arrival.
  func read(_ message: String)

  /// Receives the end of the connection; called once, and nothing is called afterwards.
  func readEnd()
}

/// The sending half of a client's connection, for any thread.
struct SocketWriter: Sendable {
  private let handler: NIOLoopBound<SocketHandler>
  private let loop: any EventLoop

  /// Creates the writer of a handler, on its event loop.
  init(_ handler: SocketHandler, _ loop: any EventLoop) {
    self.handler = NIOLoopBound(handler, eventLoop: loop)
    self.loop = loop
  }

  /// Sends messages, in this order and after those of earlier calls.
  func send(_ texts: [String]) {
    loop.execute { for text in texts { handler.value.send(text) } }
  }

  /// Closes the connection once everything is sent.
  func close(_ closing: SocketClosing) {
    loop.execute { handler.value.close(closing) }
  }
}

/// The code with which the server closes a connection.
struct SocketClosing: Equatable, Sendable {
  /// The code of the close frame.
  let code: Int

  /// The code for a ticket that is unknown, or that the visitor may not use.
  static let refused = SocketClosing(code: 4_404)
  /// The code for a stop of the server; the client reconnects at once, perhaps to another process.
  static let restart = SocketClosing(code: 1_012)
  /// The code for a full server; the client reconnects later.
  static let busy = SocketClosing(code: 1_013)
  /// The code for a session that a later connection has taken over; the client does not reconnect
  /// by itself.
  static let replaced = SocketClosing(code: 4_002)
}
