import ScreenKitCore

/// The login: the user who is logged in, and the check of passwords.
final class Account: Model {
  @Observed private(set) var user: String?
  private let check: @MainActor (String, String) async throws -> Bool

  /// Creates an account whose passwords `check` verifies, for example with a server.
  init(check: @escaping @MainActor (String, String) async throws -> Bool) {
    self.check = check
  }

  func logIn(_ name: String, _ password: String) async throws -> Bool {
    guard try await check(name, password) else { return false }
    user = name
    return true
  }

  func logOut() { user = nil }
}

/// The screen that asks for a name and a password.
final class LoginScreen: Controller {
  private let account: Account
  private let name = TextField()
  private let password = TextField()
  private let problem = Label()
  private let work = ScreenTask()
  private lazy var form = Form(
    submit: "Log in", FormField("User name", name, .required),
    FormField("Password", password, .required))

  init(_ account: Account) {
    self.account = account
  }

  override func makeView() -> View {
    title = "Log in"
    // A masked text is not saved, not recorded and not copied.
    password.isMasked = true
    problem.style.tint = .negative
    return Column(spacing: 1) {
      form
      problem
    }
  }

  override func connect() {
    connect(submit: form, to: LoginScreen.logIn)
    observe(work, \.isRunning) { screen, change in screen.form.button.isEnabled = !change.new }
  }

  private func logIn() {
    problem.text = ""
    task(work) { screen in
      if try await screen.account.logIn(screen.name.value, screen.password.value) { return }
      screen.problem.text = "Wrong user name or password."
      screen.password.value = ""
    }
  }
}

/// The root: the login, or the app of the user who is logged in.
final class LoginApp: Controller, ContainerController {
  /// The choice between the two screens.
  struct Content: ContainerState {
    var isOpen = false
    var children: [ChildID] { [.number(isOpen ? 1 : 0)] }
    var visibleChildren: [ChildID] { children }
  }

  private let account: Account
  private let frame = NavigationFrame()

  init(_ account: Account) {
    self.account = account
  }

  func makeContent(restoring saved: SavedState?) -> Content { Content() }

  func makeChild(_ id: ChildID) -> Controller {
    id == .number(1) ? WelcomeScreen(account) : LoginScreen(account)
  }

  func placeChildren() { frame.content = frontChild?.view }

  override func makeView() -> View { frame }

  override func connect() {
    observe(account, \.user, while: .lifetime) { screen, change in
      screen.changeContent { $0.isOpen = change.new != nil }
    }
  }
}

/// The first screen behind the login.
final class WelcomeScreen: Controller {
  private let account: Account
  private let greeting = Label()
  private let leave = Button("Log out")

  init(_ account: Account) {
    self.account = account
  }

  override func makeView() -> View {
    title = "Welcome"
    return Column(spacing: 1) {
      greeting
      leave
    }
  }

  override func connect() {
    connect(leave) { $0.account.logOut() }
    observe(account, \.user) { screen, change in
      screen.greeting.text = change.new.map { "Welcome, \($0)." } ?? ""
    }
  }
}
