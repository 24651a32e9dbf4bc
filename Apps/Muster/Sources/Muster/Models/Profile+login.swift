internal import MusterAPI
internal import ScreenKitOffline

extension Profile {
  /// Logs in, and opens a session if the password is right.
  ///
  /// The announcements and the status are loaded before it returns. If that fails, the session is
  /// still open, with the data on this device.
  ///
  /// - Parameters:
  ///   - username: The name of the user.
  ///   - password: The password, which is not saved.
  /// - Returns: Whether this call opened a session.
  public func login(_ username: String, _ password: String) async -> Bool {
    guard !username.isEmpty, !password.isEmpty else {
      loginFailure = .incomplete
      return false
    }
    let isRemembered = keeping == .both
    return await enter { () async throws(ServiceError) in
      let device = await self.store.logins(at: self.service.origin).device(of: username)
      let request = LoginRequest(
        username: username, password: Secret(password), isRemembered: isRemembered, device: device)
      let session = try await self.service.login(request)
      if Task.isCancelled { throw self.abandon(session) }
      await self.keepLogin(session)
      self.day.follow(session.time)
      return OpenSession(username: session.username, token: session.token)
    }
  }

  /// Resumes the session that the device keeps for the remembered user.
  ///
  /// If the server cannot be reached, the data on this device is shown. The server has accepted
  /// the session before, and checks it again with the next request.
  ///
  /// - Returns: Whether this call opened a session.
  public func loginRemembered() async -> Bool {
    guard let name = remembered?.username,
      let token = await store.logins(at: service.origin).token(of: name)
    else {
      loginFailure = .sessionOver
      return false
    }
    return await enter { () async throws(ServiceError) in
      do throws(ServiceError) {
        let session = try await self.service.resume(token)
        self.day.follow(session.time)
        return OpenSession(username: session.username, token: token)
      } catch .sessionOver {
        await self.forgetSession(of: name, token)
        throw .sessionOver
      } catch {
        let user = DeviceUser(origin: self.service.origin, username: name)
        guard error.isOffline, await self.store.profile(of: user) != nil else { throw error }
        return OpenSession(username: name, token: token)
      }
    }
  }

  /// Ends the session; its token is revoked unless the device keeps it.
  public func logout() async {
    guard let session else { return }
    close()
    let kept = await store.logins(at: service.origin).token(of: session.username)
    if kept != session.token { try? await service.revoke(session.token) }
  }
}

extension Profile {
  /// Performs a login; returns `false` if another login is under way or a session is open.
  private func enter(
    _ ask: @MainActor () async throws(ServiceError) -> OpenSession
  ) async -> Bool {
    guard !isLoggingIn, session == nil else { return false }
    isLoggingIn = true
    defer { isLoggingIn = false }
    loginFailure = nil
    do throws(ServiceError) {
      let session = try await ask()
      if Task.isCancelled { throw .cancelled }
      await open(session)
      return isOpen(session.token)
    } catch {
      collectNotices()
      loginFailure = error
      return false
    }
  }

  private func open(_ session: OpenSession) async {
    let user = DeviceUser(origin: service.origin, username: session.username)
    let record = await store.profile(of: user) ?? ProfileRecord()
    collectNotices()
    announcements = record.announcements.map { Announcement($0.content, isRead: $0.isRead) }
    (skippedAnnouncements, lastShown) = (0, nil)
    feed = .loading(since: record.loaded)
    attendance = Attendance(lastMuster: record.lastMuster, lastDay: record.lastDay)
    musterFailure = nil
    self.session = session
    self.session?.tag = record.tag
    await bringUpToDate(session.token)
  }

  /// Closes the session on this device and clears the user's data from memory.
  private func close(because failure: ServiceError? = nil) {
    session = nil
    (announcements, feed, attendance) = ([], .none, Attendance())
    (musterFailure, loginFailure) = (nil, failure)
  }

  /// Revokes a session in a new task, because the task of the login was cancelled.
  private func abandon(_ session: Session) -> ServiceError {
    Task { [service] in try? await service.revoke(session.token) }
    return .cancelled
  }

  /// Closes the session of `token` if `failure` means that it has ended.
  func closeIfEnded(by failure: ServiceError, of token: Secret) async {
    guard failure == .sessionOver, isOpen(token), let username else { return }
    await forgetSession(of: username, token)
    close(because: .sessionOver)
  }
}
