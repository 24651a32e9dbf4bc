internal import MusterAPI

extension Profile {
  /// Finds the login that the device keeps, for filling the fields; called when Login appears.
  public func loadRemembered() async {
    let logins = await store.logins(at: service.origin)
    collectNotices()
    show(logins)
    // Somebody may have chosen meanwhile.
    guard keeping == .nothing, let remembered else { return }
    keeping = remembered.hasSession ? .both : .username
  }

  /// Chooses what is kept of logins; what is unticked is erased at once (M-002).
  ///
  /// - Parameter keeping: What to keep from now on.
  public func choose(_ keeping: LoginKeeping) async {
    self.keeping = keeping
    guard let name = username ?? remembered?.username, keeping != .both else { return }
    let old = await store.logins(at: service.origin).token(of: name)
    await store.updateLogins(at: service.origin) { logins in
      keeping == .nothing ? logins.forget(name) : logins.forgetToken(of: name)
    }
    await reloadRemembered()
    // Not the one in use, which ends with its session.
    if let old, old != session?.token { try? await service.revoke(old) }
  }

  /// Keeps of a login what was chosen, and ends the session kept before it.
  func keepLogin(_ session: Session) async {
    let (name, keeping) = (session.username, keeping)
    let logins = await store.logins(at: service.origin)
    if keeping != .nothing || logins.knows(name) {
      await store.updateLogins(at: service.origin) { $0.keep(session, keeping) }
    }
    await reloadRemembered()
    if let old = logins.token(of: name) { try? await service.revoke(old) }
  }

  /// Keeps a user's name, but not a session that is over.
  func forgetSession(of name: String, _ token: Secret) async {
    await store.updateLogins(at: service.origin) { logins in
      // Another instance of the app may have put a new one in its place.
      if logins.token(of: name) == token { logins.forgetToken(of: name) }
    }
    await reloadRemembered()
  }

  private func reloadRemembered() async {
    show(await store.logins(at: service.origin))
    collectNotices()
  }

  private func show(_ logins: RememberedLogins) {
    remembered = logins.last.map {
      RememberedLogin(username: $0, hasSession: logins.token(of: $0) != nil)
    }
  }
}
