public import ScreenKitCore
internal import ScreenKitNav

/// The gateway: asks who it is, and lets in by a press alone (M-016, M-017, M-023, M-024).
public final class LoginController: Controller {
  private let profile: Profile
  private let remembers: Bool
  private let form: LoginView
  private let work = ScreenTask()
  private var isFilled = false

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - profile: Whose login it is.
  ///   - hint: What is told to whoever tries the app; empty is nothing.
  ///   - remembers: Whether it offers to remember anybody.
  public init(_ profile: Profile, hint: String = "", remembers: Bool = true) {
    (self.profile, self.remembers) = (profile, remembers)
    form = LoginView(hint: hint, remembers: remembers)
    super.init()
    title = "Muster"
  }

  // MARK: Lifecycle

  /// Whoever comes back here has left; what is remembered fills the fields, and presses nothing.
  public override func appear() {
    refresh()
    let isFirst = !isFilled
    isFilled = true
    task(while: .lifetime) { screen in
      await screen.profile.logout()
      if isFirst { await screen.fill() }
    }
  }

  /// A password stays no longer than the screen is in front.
  public override func pause() { form.password.value = "" }

  // MARK: Interface

  public override func makeView() -> View { form }

  public override func connect() {
    connect(form.submit, to: LoginController.login)
    connect(form.bar.button, to: LoginController.cancel)
    form.password.onSubmit = { [weak self] _ in self?.login() }
    form.username.onSubmit = { [weak self] _ in self?.goToPassword() }
    form.username.onChange = { [weak self] _ in self?.form.showPasswordHint() }
    connect(form.keepsUsername, to: LoginController.keepUsername)
    connect(form.keepsPassword, to: LoginController.keepPassword)
    observe(profile, \.isLoggingIn) { screen, _ in screen.refreshAndOffer() }
    observe(profile, \.loginFailure) { screen, _ in screen.refresh() }
    observe(profile, \.keeping) { screen, _ in screen.refresh() }
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

  /// The commands that help somebody who types, whose plain keys go into the fields.
  private var keyHints: String {
    let hints = (application?.commands ?? []).compactMap { command -> String? in
      let title = ["Commands": "all commands", "Quit": "quit"][command.name]
      let chord = command.chords.first { !$0.first.isTyped }
      guard let title, let chord else { return nil }
      return "\(chord): \(title)"
    }
    return hints.joined(separator: "   ")
  }

  /// Logs in with what is in the fields, and shows the tabs only if that was right (M-038).
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
    // All that is left to do is the press, unless somebody is typing.
    if profile.remembered?.hasSession == true, form.password.isEmpty,
      form.username.value == profile.remembered?.username
    {
      application?.focus.move(to: form.submit)
    }
  }

  private func enter() {
    // Called off too late to be stopped on its way.
    if Task.isCancelled {
      task(while: .lifetime) { await $0.profile.logout() }
      return
    }
    // A link may have asked for a place among the tabs before.
    if !continueToDestination() { push(TabPlace()) }
    form.username.value = ""
  }

  /// After a failure the next key goes where it helps, in the frame that tells of it.
  private func refreshAndOffer() {
    refresh()
    if !profile.isLoggingIn, let failure = profile.loginFailure { offerAnotherTry(after: failure) }
  }

  /// Where the server is away, the same password may be right in a minute.
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
  /// Whether the press types a character into a field.
  fileprivate var isTyped: Bool {
    if case .character = key { modifiers.subtracting(.shift).isEmpty } else { false }
  }
}
