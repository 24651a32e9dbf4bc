internal import ScreenKitCore
internal import ScreenKitWeb

/// The pages of browsers without script: each form is a POST, whose response redirects to the page
/// by GET.
extension SessionHub {
  /// The time for which the answer to a form waits for the app's work, such as a login.
  static let formTimeout = Duration.seconds(3)

  /// Performs the form of a page whose browser runs no script.
  ///
  /// A sleeping session is restored. The method returns after the app has processed the form.
  ///
  /// - Parameters:
  /// - fields: The fields of the form, including the page's ticket.
  /// - guest: The browser that sent it, and its user.
  /// - Returns: The digest of the ticket, by which ``page(of:_:slots:)`` returns the page; `nil` if
  ///   there is no such session, or it has ended.
  /// - Throws: ``Busy`` if the session cannot be restored now, ``HostProblem/tooManyFields``, or an
  ///   error of the store or the app.
  func submit(
    _ fields: [(name: String, value: String)], _ guest: Guest
  ) async throws -> TicketDigest? {
    let text = fields.first { $0.name == "ticket" }?.value
    guard let ticket = text.flatMap({ SessionTicket($0) }),
      let session = try await plainSession(for: ticket.digest, guest)
    else { return nil }
    let values = fields.filter { $0.name != "ticket" }
    // A session ignores such a form, and the visitor would not notice it.
    guard values.count <= session.web.settings.limits.operations else {
      throw HostProblem.tooManyFields
    }
    session.tickets.form = ticket
    var isAlive = false
    measure(session) { isAlive = session.web.submit(values, at: parts.time.now) }
    guard isAlive, sessions[session.id] != nil else { return nil }
    noteChange(of: session)
    await waitUntilIdle(session)
    if isDraining, sessions[session.id] != nil {
      // Another process may respond to the request for the page, with the session in the store.
      noteChange(of: session)
      await save()
    }
    return sessions[session.id] == nil ? nil : ticket.digest
  }

  /// Returns the page of a session again, as the answer to a GET.
  ///
  /// - Parameters:
  /// - digest: The digest of a ticket, from the address. It gives access to the page, but not to
  ///   its forms.
  /// - guest: The browser, and its user.
  /// - slots: Returns the values that the host puts into the page.
  /// - Returns: The page; `nil` if there is no such session, or a page with script uses it.
  /// - Throws: ``Busy`` if the session cannot be restored now, or an error of the store or the app.
  func page(
    of digest: TicketDigest, _ guest: Guest, slots: (SessionTicket) -> WebSession.PageSlots
  ) async throws -> String? {
    guard let session = try await plainSession(for: digest, guest) else { return nil }
    var isAlive = false
    measure(session) { isAlive = session.web.reload(at: parts.time.now) }
    guard isAlive, sessions[session.id] != nil else { return nil }
    return session.web.page(slots(ticket(of: session)))
  }

  /// Returns the session of a page without script; `nil` if a page with script uses it.
  private func plainSession(
    for digest: TicketDigest, _ guest: Guest
  ) async throws -> HostSession? {
    let isAwake = live(digest) != nil
    guard let session = try await session(for: digest, guest) else { return nil }
    if session.saving == .notJoined { session.saving = .unchanged(since: 0) }
    // A restored screen finishes its loading before a form is compared with it.
    if !isAwake { await waitUntilIdle(session) }
    return sessions[session.id] == nil || session.socket != nil ? nil : session
  }

  /// Returns the ticket for the form of a page.
  ///
  /// All pages of a session have the same ticket, since a browser goes back to earlier pages
  /// without a request.
  private func ticket(of session: HostSession) -> SessionTicket {
    if let ticket = session.tickets.form { return ticket }
    let ticket = SessionTicket()
    session.tickets.form = ticket
    // The store has only digests, so a restored session gets a ticket in addition to its earlier
    // ones.
    setTickets(session.tickets.digests.suffix(3) + [ticket.digest], of: session)
    noteChange(of: session)
    return ticket
  }

  /// Waits until the app has nothing to do, or until the timeout or the end of the session.
  private func waitUntilIdle(_ session: HostSession) async {
    let wait = FormWait()
    session.formWaits.append(wait)
    let work = Task {
      await session.web.application.waitUntilIdle()
      wait.end()
    }
    let limit = session.clock.schedule(after: Self.formTimeout) { wait.end() }
    await wait.untilEnd()
    session.formWaits.removeAll { $0 === wait }
    work.cancel()
    limit.cancel()
    measure(session) {}
  }
}
