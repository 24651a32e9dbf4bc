internal import MusterAPI

extension Profile {
  /// Loads the remembered login into ``remembered``; called when the login screen appears.
  public func loadRemembered() async {
    let logins = await store.logins(at: service.origin)
    collectNotices()
    show(logins)
    // The user may have chosen meanwhile.
    guard keeping == .nothing, let remembered else { return }
    keeping = remembered.hasSession ? .both : .username
  }

  /// Chooses the parts of logins to remember, and erases other remembered parts at once.
  ///
  /// - Parameter keeping: The parts to remember from now on.
  public func choose(_ keeping: LoginKeeping) async {
    self.keeping = keeping
    guard let name = username ?? remembered?.username, keeping != .both else { return }
    let old = await store.logins(at: service.origin).token(of: name)
    await store.updateLogins(at: service.origin) { logins in
      keeping == .nothing ? logins.forget(name) : logins.forgetToken(of: name)
    }
    await reloadRemembered()
    // The token of the open session is revoked at logout.
    if let old, old != session?.token { try? await service.revoke(old) }
  }

  /// Remembers the chosen parts of a login, and revokes the session remembered before.
  func keepLogin(_ session: Session) async {
    let (name, keeping) = (session.username, keeping)
    let logins = await store.logins(at: service.origin)
    if keeping != .nothing || logins.knows(name) {
      await store.updateLogins(at: service.origin) { $0.keep(session, keeping) }
    }
    await reloadRemembered()
    if let old = logins.token(of: name) { try? await service.revoke(old) }
  }

  /// Forgets a remembered session that has ended, but keeps the user's name.
  func forgetSession(of name: String, _ token: Secret) async {
    await store.updateLogins(at: service.origin) { logins in
      // Another instance of the app may have replaced the token.
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
