import ScreenKitCore
import ScreenKitNav

struct LogIn: Route {}
struct Account: Route {}

/// Whether a user is logged in.
final class Session: Model {
  @Observed var isOpen = false
}

/// An app with a screen that only logged-in users see.
final class AccountApp: StackNavigator {
  init() {
    let (session, routes) = (Session(), RouteTable())
    let gate = Gate(entryScreen: LogIn()) { session.isOpen }
    routes.add(LogIn.self) { _ in LogInScreen(session) }
    routes.add(Account.self, behind: gate) { _ in TextScreen("Your account") }
    super.init(routes: routes) { LobbyScreen() }
  }
}

final class LobbyScreen: Controller {
  private let account = Button("My account")

  override func makeView() -> View { Column { account } }
  override func connect() { connect(account) { $0.push(Account()) } }
}

final class LogInScreen: Controller {
  private let session: Session
  private let enter = Button("Log in")

  init(_ session: Session) {
    self.session = session
  }

  override func makeView() -> View { Column { enter } }
  override func connect() { connect(enter, to: LogInScreen.logIn) }

  private func logIn() {
    session.isOpen = true
    continueToDestination()
  }
}
