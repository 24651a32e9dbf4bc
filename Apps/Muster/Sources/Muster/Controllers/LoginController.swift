internal import AppParts
public import ScreenKitCore
internal import ScreenKitNav

/// The login screen, the first screen of every user; a remembered login needs only one press.
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
    application?.task { [weak self, profile] in
      await profile.logout()
      if isFirst { await self?.fill() }
    }
  }

  /// Clears the password, which is needed only on the visible screen.
  public override func pause() { form.secret.value = "" }

  // MARK: Interface

  public override func makeView() -> View { form }

  public override func connect() {
    // Applies the expected size, so that the first frame has the right arrangement.
    sizeDidChange()
    connect(form, work) { $0.login() }
    connect(form.name) { screen, _ in screen.form.showPasswordHint() }
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
    form.show(busy: profile.isLoggingIn ? profile.busyText("Logging in") : nil)
  }

  // MARK: Logic

  public override func sizeDidChange() { form.fit(viewSize) }

  /// Cancels a login that is under way.
  public override func goBack() -> Bool { cancelIfRunning(work) }

  /// Logs in with the values of the fields, and shows the tabs only if the login succeeds.
  public func login() {
    guard !work.isRunning, !profile.isLoggingIn else { return }
    let (name, password) = (form.name.value, form.secret.value)
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
    // Only the press of the button remains, unless the user has begun to type.
    if profile.remembered?.hasSession == true, form.secret.isEmpty,
      form.name.value == profile.remembered?.username
    {
      application?.focus.move(to: form.submit)
    }
  }

  private func enter() {
    // The user cancelled the login too late to stop the request.
    if Task.isCancelled {
      application?.task { [profile] in await profile.logout() }
      return
    }
    // A pending deep link leads to its destination instead of the tabs.
    if !continueToDestination() { push(TabPlace()) }
    form.name.value = ""
  }

  /// Shows the result of a login, and after a failure moves the focus in the same frame.
  private func refreshAndOffer() {
    refresh()
    if !profile.isLoggingIn, let failure = profile.loginFailure { offerAnotherTry(after: failure) }
  }

  private func offerAnotherTry(after failure: ServiceError) {
    switch failure {
    case .incomplete: offerAnotherTry(form, form.name.isEmpty ? .name : .secret)
    case .refused, .sessionOver: offerAnotherTry(form, .otherSecret)
    default: offerAnotherTry(form, .nothing)
    }
  }

  private func keepUsername(_ isKept: Bool) {
    choose(LoginKeeping(keepsUsername: isKept, keepsPassword: false))
  }

  private func keepPassword(_ isKept: Bool) {
    choose(LoginKeeping(keepsUsername: form.keepsUsername.value, keepsPassword: isKept))
  }

  private func choose(_ keeping: LoginKeeping) {
    application?.task { [profile] in await profile.choose(keeping) }
  }
}
