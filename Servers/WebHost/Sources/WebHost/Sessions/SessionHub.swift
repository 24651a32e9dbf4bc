internal import ServerParts
internal import Logging
internal import ScreenKitCore
internal import ScreenKitWeb

/// All sessions of a process, on the main actor: their creation, their sockets and their timers.
@MainActor
final class SessionHub {
  /// The parts of a hub.
  struct Parts {
    let store: any SessionStore
    let gate: any VisitorGate
    let metrics: HostMetrics
    let logger: Logger
    let time: any HostTime
    /// The recordings of new sessions; `nil` if they are not recorded.
    var recordings: SessionRecordings?
  }

  /// The number of sessions that are handled before other work of the main actor gets its turn.
  static let batch = 64

  let parts: Parts
  let writer: StoreWriter
  /// Creates a session around a new root screen, or around an archive.
  let makeSession: @MainActor (Visitor, any TimerClock, ScreenArchive?) throws -> WebSession
  var sessions: [SessionID: HostSession] = [:]
  var sockets = SocketTable()
  var idsByTicket: [TicketDigest: SessionID] = [:]
  var counts: SessionCounts
  var saves = SaveQueue()
  var alarms = TimerQueue<SessionID>()
  var endings = SessionEndings()
  private let refusals: RefusalCount
  /// Whether no more sessions are created, since the host stops.
  private(set) var isDraining = false

  init(
    _ parts: Parts, limits: SessionLimits,
    makeSession: @escaping @MainActor (Visitor, any TimerClock, ScreenArchive?) throws -> WebSession
  ) {
    (self.parts, self.makeSession) = (parts, makeSession)
    writer = StoreWriter(parts.store, logger: parts.logger)
    counts = SessionCounts(limits)
    refusals = RefusalCount(parts.metrics)
  }

  /// The number of sessions with a socket.
  var connectedCount: Int { sessions.values.count { $0.socket != nil } }

  // MARK: Creation

  /// The error when a session cannot be created now.
  struct Busy: Error {}

  /// Creates a session for a page, from a session at rest, or with the screens of another one.
  ///
  /// - Returns: The session, which has no ticket yet.
  /// - Throws: ``Busy`` beyond a limit, or an error of the app.
  func add(
    _ device: DeviceID, _ visitor: Visitor, restoring stored: StoredSession? = nil,
    copying original: HostSession? = nil, link: String? = nil
  ) throws -> HostSession {
    guard !isDraining else { throw Busy() }
    if let limit = counts.limit(device, visitor.address) {
      makeRoom(limit, device, visitor.address)
      guard counts.limit(device, visitor.address) == nil else { throw Busy() }
    }
    let clock = SessionClock(parts.time)
    let earlier = stored?.archive ?? original?.web.archive()
    let recorder = earlier == nil ? parts.recordings?.makeRecorder(following: clock) : nil
    let web = try makeSession(visitor, recorder?.clock ?? clock, earlier)
    recorder?.attach(to: web.application)
    let beginning = HostSession.Beginning(
      device: device, visitor: visitor,
      moment: stored?.startedAt ?? original?.startedAt ?? parts.time.milliseconds)
    let session = HostSession(beginning, web, clock, restoring: stored, recorder)
    sessions[session.id] = session
    counts.add(device, visitor.address)
    connect(session)
    measure(session) { web.start(opening: link) }
    return session
  }

  /// Makes `tickets` the only ones of a session; a session that has ended gets none.
  func setTickets(_ tickets: [TicketDigest], of session: HostSession) {
    for ticket in session.tickets.digests { idsByTicket[ticket] = nil }
    // An app can end in the first turn of its session.
    let tickets = sessions[session.id] == nil ? [] : tickets
    for ticket in tickets { idsByTicket[ticket] = session.id }
    session.tickets.digests = tickets
  }

  private func connect(_ session: HostSession) {
    let id = session.id
    session.web.application.add(refusals)
    session.web.onOutput = { [weak self, weak session] output in
      if let self, let session { handle(output, of: session) }
    }
    session.web.onWake { [weak self] in
      Task { @MainActor in
        guard let self, let session = self.sessions[id] else { return }
        self.measure(session) { session.web.runPosts() }
      }
    }
    session.clock.onSchedule = { [weak self, weak session] in
      if let self, let session { setAlarm(session) }
    }
  }

  /// Puts a session without a page to sleep, among those that fill the limit.
  ///
  /// A session that is handling a form has a page, to which the answer will lead.
  private func makeRoom(
    _ limit: SessionCounts.Limit, _ device: DeviceID, _ address: ClientAddress?
  ) {
    for session in sessions.values where session.socket == nil && session.formWaits.isEmpty {
      let isMeant =
        switch limit {
        case .device: session.device == device
        case .address: session.visitor.address == address
        case .total: true
        }
      guard isMeant else { continue }
      // Only a session that was joined before falls asleep.
      session.web.sleepNow()
      if sessions[session.id] == nil { return }
    }
  }

  // MARK: Turns

  /// Runs a turn of a session, sends its frames together, and sets its next alarm.
  func measure(_ session: HostSession, _ turn: () -> Void) {
    let begin = parts.time.now
    turn()
    session.sendFrames()
    let length = parts.time.now - begin
    parts.metrics.add(to: .turns)
    parts.metrics.add(Int(length / .microseconds(1)), to: .turnMicroseconds)
    if length > .milliseconds(50) {
      parts.metrics.add(to: .longTurns)
      parts.logger.warning("A turn of \(session.screenName) took \(length).")
    }
    setAlarm(session)
  }

  private func handle(_ output: WebSession.Output, of session: HostSession) {
    switch output {
    case .frame(let text): session.frames.append(text)
    case .close(let reason):
      session.sendFrames()
      session.socket?.close(SocketClosing(code: Int(reason.closeCode)))
      parts.logger.debug("A session is closed: \(reason.word)")
    case .changed:
      // A session that no page has joined is created again for the next visitor.
      if session.saving != .notJoined { noteChange(of: session) }
    case .released(let archive): release(session, archive)
    }
  }

  /// Marks a session for the next save.
  func noteChange(of session: HostSession) {
    guard session.saving != .changed else { return }
    session.saving = .changed
    saves.changed.append(session.id)
  }

  private func release(_ session: HostSession, _ archive: ScreenArchive?) {
    guard sessions.removeValue(forKey: session.id) != nil else { return }
    session.sendFrames()
    for wait in session.formWaits { wait.end() }
    let stored = archive.map { session.stored($0, at: parts.time.seconds) }
    setTickets([], of: session)
    counts.remove(session.device, session.visitor.address)
    if let alarm = session.alarm { alarms.cancel(alarm.id) }
    session.alarm = nil
    let key = session.storeKey
    guard session.saving != .notJoined else { return parts.metrics.add(to: .forgotten) }
    writer.add(stored.map { .save($0) } ?? .remove(key.id, term: key.term))
  }

  // MARK: Time

  /// Sets the alarm for the next moment at which a timer of a session is due.
  func setAlarm(_ session: HostSession) {
    let deadline = sessions[session.id] == nil ? nil : session.deadline
    guard deadline != session.alarm?.deadline else { return }
    if let alarm = session.alarm { alarms.cancel(alarm.id) }
    session.alarm = deadline.map { .init(id: alarms.add(session.id, at: $0), deadline: $0) }
    awaitAlarm()
  }

  private func awaitAlarm() {
    parts.time.setAlarm(at: alarms.nextDeadline) { [weak self] in self?.ring() }
  }

  /// Runs the due timers of the sessions, some sessions at a time.
  private func ring() {
    let now = parts.time.now
    for _ in 0..<Self.batch {
      guard let id = alarms.takeDue(at: now) else { break }
      guard let session = sessions[id] else { continue }
      session.alarm = nil
      measure(session) {
        session.clock.ring(at: now)
        session.web.advance(to: now)
      }
    }
    awaitAlarm()
  }

  // MARK: End

  /// Stops the creation of sessions.
  func drain() { isDraining = true }

  /// Tells all pages to reconnect, to another process or to this one after its restart.
  ///
  /// Pages that reconnect to this process before its end are told so again.
  func closeSockets() {
    sockets.isClosed = true
    for entry in sockets.entries.values { entry.socket.close(.restart) }
  }
}
