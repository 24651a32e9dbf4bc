internal import Logging
internal import ScreenKitCore
internal import ScreenKitWeb
internal import ServerParts

/// The joining of sockets to sessions.
extension SessionHub {
  /// Creates a session for the page of a visitor.
  ///
  /// - Parameters:
  /// - device: The visitor's browser.
  /// - visitor: The visitor.
  /// - link: The link to open; `nil` for the root screen.
  /// - slots: Returns the values that the host puts into the page, for the session's ticket.
  /// - Returns: The content of the page.
  /// - Throws: ``Busy`` beyond a limit, or an error of the app.
  func page(
    _ device: DeviceID, _ visitor: Visitor, link: String?,
    slots: (SessionTicket) -> WebSession.PageSlots
  ) throws -> String {
    let session = try add(device, visitor, link: link)
    let ticket = SessionTicket()
    setTickets([ticket.digest], of: session)
    parts.metrics.add(to: .pages)
    return session.web.page(slots(ticket))
  }

  /// Finds the session of a socket's first message, and joins it.
  ///
  /// - Returns: The session; `nil` if the socket is refused and closed.
  func join(_ socket: SocketPump, _ hello: ClientHello?) async -> SessionID? {
    guard let hello, let ticket = SessionTicket(hello.ticket),
      case .admit(let user) = await parts.gate.authenticate(socket.request.gateRequest)
    else { return refuse(socket) }
    do {
      let guest = Guest(socket.request.device, socket.request.address, user)
      guard let session = try await session(for: ticket.digest, guest) else {
        return refuse(socket)
      }
      // The page may have joined the session by another socket since.
      guard isJoining(socket) else { return nil }
      return try join(session, socket, hello, ticket.digest) ?? refuse(socket)
    } catch is Busy {
      socket.close(.busy)
    } catch {
      parts.logger.error("A session could not be restored: \(String(reflecting: error))")
      socket.close(.busy)
    }
    return nil
  }

  private func refuse(_ socket: SocketPump) -> SessionID? {
    parts.metrics.add(to: .refused)
    socket.close(.refused)
    return nil
  }

  /// Returns the session of a ticket: in memory, or restored from the store.
  ///
  /// - Returns: The session; `nil` if there is none, or if it belongs to another browser or user.
  func session(for ticket: TicketDigest, _ guest: Guest) async throws -> HostSession? {
    if let found = live(ticket) { return guest.owns(found) ? found : nil }
    let stored = try await claimed(ticket, guest)
    // Meanwhile the main actor did other work, such as the same join by another socket.
    if let found = live(ticket) {
      // The other join continues with the session, in the term of the last claim.
      if let stored, found.storeKey.id == stored.id {
        found.storeKey.term = max(found.storeKey.term, stored.term)
      }
      return guest.owns(found) ? found : nil
    }
    guard let stored else { return nil }
    guard !hasEnded(stored) else {
      writer.add(.remove(stored.id, term: stored.term))
      return nil
    }
    let session = try add(guest.device, guest.visitor(stored.languages), restoring: stored)
    setTickets(stored.tickets, of: session)
    parts.metrics.add(to: .restores)
    return session
  }

  /// Returns the session at rest of a ticket, which this process owns from now on.
  ///
  /// - Returns: The session; `nil` if there is none, or if it does not belong to the guest.
  private func claimed(_ ticket: TicketDigest, _ guest: Guest) async throws -> StoredSession? {
    // Another process can claim the session between both steps, and perhaps give it other tickets.
    for _ in 0..<3 {
      guard let stored = try await stored(ticket), guest.owns(stored) else { return nil }
      // A session that is about to be written belongs to this process.
      if writer.session(for: ticket) != nil { return stored }
      if let claimed = try await parts.store.claim(stored) { return claimed }
    }
    throw Busy()
  }

  func live(_ ticket: TicketDigest) -> HostSession? {
    idsByTicket[ticket].flatMap { sessions[$0] }
  }

  private func stored(_ ticket: TicketDigest) async throws -> StoredSession? {
    if let pending = writer.session(for: ticket) { return pending }
    let stored = try await parts.store.session(for: ticket)
    return stored.flatMap { writer.isRemoving($0) ? nil : $0 }
  }

  /// Joins a socket to its session, or to a copy of a session that another page has open.
  private func join(
    _ session: HostSession, _ socket: SocketPump, _ hello: ClientHello, _ ticket: TicketDigest
  ) throws -> SessionID? {
    // A page without a frame of the session was just loaded: again, or as a duplicate.
    let isSamePage = hello.epoch == session.web.settings.epoch && hello.lastFrame >= 0
    if let other = session.socket {
      guard isSamePage else { return join(try copy(session), socket, -1, nil) }
      leave(session)
      other.close(.replaced)
    }
    return join(session, socket, isSamePage ? hello.lastFrame : -1, ticket)
  }

  /// Creates a session with the screens of another one, for a duplicated tab.
  private func copy(_ session: HostSession) throws -> HostSession {
    parts.metrics.add(to: .copies)
    return try add(session.device, session.visitor, copying: session)
  }

  /// Joins a socket to a session; the page gets another ticket for the next time.
  ///
  /// The used ticket remains valid until the page has used the next one, since the connection can
  /// break before the page receives it.
  private func join(
    _ session: HostSession, _ socket: SocketPump, _ lastFrame: Int, _ used: TicketDigest?
  ) -> SessionID? {
    let next = SessionTicket()
    setTickets((used.map { [$0] } ?? []) + [next.digest], of: session)
    session.socket = socket
    // The tickets are new, and changes before the join were not saved.
    noteChange(of: session)
    socket.send(["[\"j\",\"\(next.text)\"]"])
    var hasJoined = false
    measure(session) {
      hasJoined = session.web.join(lastFrame: lastFrame, at: parts.time.now)
    }
    guard hasJoined, sessions[session.id] != nil else { return nil }
    parts.metrics.add(to: .joins)
    return session.id
  }

  /// Removes the socket from a session, which continues without one.
  func leave(_ session: HostSession) {
    measure(session) { session.web.leave(at: parts.time.now) }
    session.socket = nil
  }
}

/// The person and the browser that request a session.
struct Guest {
  let device: DeviceID
  let address: ClientAddress
  /// The name that the host's gate gave.
  let user: String?

  init(_ device: DeviceID, _ address: ClientAddress, _ user: String?) {
    (self.device, self.address, self.user) = (device, address, user)
  }

  /// Returns whether a session belongs to the guest.
  @MainActor
  func owns(_ session: HostSession) -> Bool {
    session.device == device && session.visitor.user == user
  }

  /// Returns whether a session at rest belongs to the guest.
  func owns(_ session: StoredSession) -> Bool {
    session.device == device.bytes && session.user == user
  }

  /// Returns the guest as the visitor of a restored session, with the session's languages.
  func visitor(_ languages: [String]) -> Visitor {
    Visitor(user: user, browser: device.key, address: address, languages: languages)
  }
}
