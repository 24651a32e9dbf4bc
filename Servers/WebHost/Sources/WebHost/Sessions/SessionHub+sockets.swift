internal import ScreenKitWeb

/// The stage of a socket's connection.
enum SocketState {
  /// The session of the first message is being found; later messages wait.
  case joining([String])
  case joined(SessionID)
  case refused
}

/// The sockets whose connection has not ended, by the identity of their pump.
struct SocketTable {
  /// A socket, which is kept until its connection ends, so that no other one has its identity.
  struct Entry {
    let socket: SocketPump
    var state: SocketState
  }

  /// The maximum number of messages that wait for the join of their socket.
  static let waitingLimit = 16

  var entries: [ObjectIdentifier: Entry] = [:]
  /// The tasks of the sockets that look for their sessions.
  var joins: [ObjectIdentifier: Task<Void, Never>] = [:]
  /// Whether no more sockets join, since a stopping host has closed all of them.
  var isClosed = false
}

/// The messages of sockets.
extension SessionHub {
  /// Processes the messages that have arrived at a socket; called once for each wake.
  func handle(_ socket: SocketPump) {
    let batch = socket.drain()
    let key = ObjectIdentifier(socket)
    var messages = batch.messages[...]
    if sockets.entries[key] == nil, let first = messages.popFirst() {
      begin(socket, key, ClientHello(first))
    }
    switch sockets.entries[key]?.state {
    case .joining(let waiting) where waiting.count + messages.count > SocketTable.waitingLimit:
      sockets.entries[key]?.state = .refused
      socket.close(.busy)
    case .joining(let waiting): sockets.entries[key]?.state = .joining(waiting + messages)
    case .joined(let id): perform(Array(messages), of: id, socket)
    case .refused, nil: break
    }
    if batch.hasEnded { end(socket, key) }
  }

  /// Waits until all sockets have found their sessions.
  func awaitJoins() async {
    for join in Array(sockets.joins.values) { await join.value }
  }

  /// Returns whether a socket is connected and waits for its session.
  func isJoining(_ socket: SocketPump) -> Bool {
    if case .joining = sockets.entries[ObjectIdentifier(socket)]?.state { true } else { false }
  }

  private func begin(_ socket: SocketPump, _ key: ObjectIdentifier, _ hello: ClientHello?) {
    guard !sockets.isClosed else {
      // The page continues in another process, or in this one after its restart.
      sockets.entries[key] = .init(socket: socket, state: .refused)
      return socket.close(.restart)
    }
    sockets.entries[key] = .init(socket: socket, state: .joining([]))
    sockets.joins[key] = Task {
      await join(socket, key, hello)
      sockets.joins[key] = nil
    }
  }

  private func join(_ socket: SocketPump, _ key: ObjectIdentifier, _ hello: ClientHello?) async {
    let id = await join(socket, hello)
    guard case .joining(let waiting) = sockets.entries[key]?.state else {
      // The connection has ended meanwhile.
      if let id, let session = sessions[id], session.socket === socket { leave(session) }
      return
    }
    guard let id else {
      sockets.entries[key]?.state = .refused
      return
    }
    sockets.entries[key]?.state = .joined(id)
    perform(waiting, of: id, socket)
  }

  private func perform(_ messages: [String], of id: SessionID, _ socket: SocketPump) {
    guard !messages.isEmpty else { return }
    // The session of a page that was hidden for long sleeps; the page joins it again.
    guard let session = sessions[id] else { return socket.close(.restart) }
    guard session.socket === socket else { return }
    measure(session) {
      for message in messages where session.socket === socket {
        session.web.receive(message, at: parts.time.now)
      }
    }
    // The session reports the change as well, but up to a second later.
    if sessions[id] != nil { noteChange(of: session) }
  }

  private func end(_ socket: SocketPump, _ key: ObjectIdentifier) {
    let state = sockets.entries.removeValue(forKey: key)?.state
    guard case .joined(let id) = state, let session = sessions[id], session.socket === socket
    else { return }
    leave(session)
  }
}
