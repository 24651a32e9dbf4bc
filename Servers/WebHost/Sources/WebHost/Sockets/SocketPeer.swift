internal import NIOCore

/// The receiver of a client's messages; called on the connection's event loop.
protocol SocketReader: AnyObject, Sendable {
  /// Takes the writer of the connection; called once, before any message.
  func begin(_ writer: SocketWriter)

  /// Takes a message, in the order of arrival.
  func read(_ message: String)

  /// Takes the end of the connection; called once, and nothing is called afterwards.
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

  /// The ticket leads nowhere, or the visitor may not use it.
  static let refused = SocketClosing(code: 4_404)
  /// The server stops; the client comes back at once, perhaps to another process.
  static let restart = SocketClosing(code: 1_012)
  /// There is no room for the session now; the client comes back later.
  static let busy = SocketClosing(code: 1_013)
  /// A later connection has taken the session over; the client does not come back by itself.
  static let replaced = SocketClosing(code: 4_002)
}
