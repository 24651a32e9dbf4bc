public import ScreenKitCore
internal import ScreenKitNav

/// The login screen, through which every user passes; one press suffices if a login is remembered.
public final class LoginController: Controller {
  private let profile: Profile
  private let remembers: Bool
  private let form: LoginView
  private let work = ScreenTask()
  private var isFilled = false

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - profile: The profile that logs in.
  ///   - hint: A text for users who try the app; if it is empty, nothing is shown.
  ///   - remembers: Whether the screen offers to remember the login.
  public init(_ profile: Profile, hint: String = "", remembers: Bool = true) {
    (self.profile, self.remembers) = (profile, remembers)
    form = LoginView(hint: hint, remembers: remembers)
    super.init()
    title = "Muster"
  }

  // MARK: Lifecycle

  /// Ends the session, and on the first call fills the fields with the remembered login.
  public override func appear() {
    refresh()
    let isFirst = !isFilled
    isFilled = true
    task(while: .lifetime) { screen in
      await screen.profile.logout()
      if isFirst { await screen.fill() }
    }
  }

  /// Clears the password, which is kept only while the screen is visible.
  public override func pause() { form.password.value = "" }

  // MARK: Interface

  public override func makeView() -> View { form }

  public override func connect() {
    connect(form.submit, to: LoginController.login)
    connect(form.bar.button, to: LoginController.cancel)
    connect(form.password, \.onSubmit) { screen, _ in screen.login() }
    connect(form.username, \.onSubmit) { screen, _ in screen.goToPassword() }
    connect(form.username) { screen, _ in screen.form.showPasswordHint() }
    connect(form.keepsUsername, to: LoginController.keepUsername)
    connect(form.keepsPassword, to: LoginController.keepPassword)
    observe(profile, \.isLoggingIn) { screen, _ in screen.refreshAndOffer() }
    refresh(when: profile, \.loginFailure, \.keeping)
    observe(profile, \.remembered) { screen, _ in screen.refresh() }
  }

  public override func refresh() {
    form.show(
      remembered: profile.remembered?.username,
      needsPassword: profile.remembered?.hasSession != true)
    form.show(
      keepsUsername: profile.keeping != .nothing, keepsPassword: profile.keeping == .both)
    form.show(failure: profile.loginFailure.map(profile.day.text))
    form.show(isBusy: profile.isLoggingIn, limit: profile.timeLimit)
    form.show(keys: keyHints)
  }

  // MARK: Logic

  /// Cancels a login that is under way.
  public override func goBack() -> Bool {
    guard work.isRunning else { return false }
    work.cancel()
    return true
  }

  /// The key hints for commands; keys that type characters are left out, as the fields take them.
  private var keyHints: String {
    let hints = (application?.commands ?? []).compactMap { command -> String? in
      let title = ["Commands": "all commands", "Quit": "quit"][command.id]
      let chord = command.chords.first { !$0.first.isTyped }
      guard let title, let chord else { return nil }
      return "\(chord): \(title)"
    }
    return hints.joined(separator: "   ")
  }

  /// Logs in with the values of the fields, and shows the tabs only if the login succeeds.
  public func login() {
    guard !work.isRunning, !profile.isLoggingIn else { return }
    let (name, password) = (form.username.value, form.password.value)
    task(work) { screen in
      let isKept =
        password.isEmpty
        && screen.profile.remembered
          == RememberedLogin(
            username: name, hasSession: true)
      let profile = screen.profile
      let isIn =
        isKept ? await profile.loginRemembered() : await profile.login(name, password)
      if isIn { return screen.enter() }
      if profile.loginFailure == .incomplete { screen.offerAnotherTry(after: .incomplete) }
    }
  }

  private func fill() async {
    await profile.loadRemembered()
    if !remembers { await profile.choose(.nothing) }
    refresh()
    // Only the press is left to do, unless the user has begun to type.
    if profile.remembered?.hasSession == true, form.password.isEmpty,
      form.username.value == profile.remembered?.username
    {
      application?.focus.move(to: form.submit)
    }
  }

  private func enter() {
    // The login was cancelled too late to stop the request.
    if Task.isCancelled {
      task(while: .lifetime) { await $0.profile.logout() }
      return
    }
    // A deep link that was opened before the login goes to its destination instead.
    if !continueToDestination() { push(TabPlace()) }
    form.username.value = ""
  }

  /// Shows the result of a login, and after a failure moves the focus in the same frame.
  private func refreshAndOffer() {
    refresh()
    if !profile.isLoggingIn, let failure = profile.loginFailure { offerAnotherTry(after: failure) }
  }

  /// Moves the focus to the next useful view; keeps the password if the server was unreachable.
  private func offerAnotherTry(after failure: ServiceError) {
    switch failure {
    case .incomplete:
      application?.focus.move(to: form.username.isEmpty ? form.username : form.password)
    case .refused, .sessionOver:
      form.password.value = ""
      goToPassword()
    default: application?.focus.move(to: form.submit)
    }
  }

  private func cancel() { work.cancel() }

  private func goToPassword() { application?.focus.move(to: form.password) }

  private func keepUsername(_ isKept: Bool) {
    choose(LoginKeeping(keepsUsername: isKept, keepsPassword: false))
  }

  private func keepPassword(_ isKept: Bool) {
    choose(LoginKeeping(keepsUsername: form.keepsUsername.value, keepsPassword: isKept))
  }

  private func choose(_ keeping: LoginKeeping) {
    task(while: .lifetime) { await $0.profile.choose(keeping) }
  }
}

extension KeyPress {
  /// Whether the key press types a character into a field.
  fileprivate var isTyped: Bool {
    if case .character = key { modifiers.subtracting(.shift).isEmpty } else { false }
  }
}
