public import ScreenKitNav
import ScreenKitCore

/// A gate that stores the destination of a link or push, and continues to it when it opens.
public final class GateExample: StackNavigator {
  /// Creates the app, without a logged-in user.
  public init() {
    let (session, routes) = (Session(), RouteTable())
    let gate = Gate(entryScreen: LogIn()) { session.isOpen }
    routes.add(LogIn.self) { _ in LogInScreen(session) }
    routes.add(Account.self, behind: gate) { _ in AccountScreen(session, gate) }
    super.init(routes: routes) { LobbyScreen() }
  }
}

final class Session: Model {
  @Observed var isOpen = false
}

struct LogIn: Route {}
struct Account: Route {}

final class LobbyScreen: Controller {
  private let account = Button("My account")

  override func makeView() -> View { Column { account } }
  override func connect() { connect(account, to: LobbyScreen.showAccount) }
  private func showAccount() { push(Account()) }
}

final class LogInScreen: Controller {
  private let session: Session
  private let enter = Button("Log in")

  init(_ session: Session) { self.session = session }

  override func makeView() -> View { Column { enter } }
  override func connect() { connect(enter, to: LogInScreen.logIn) }

  private func logIn() {
    session.isOpen = true
    continueToDestination()
  }
}

final class AccountScreen: Controller {
  private let session: Session
  private let gate: Gate
  private let exit = Button("Log out")

  init(_ session: Session, _ gate: Gate) { (self.session, self.gate) = (session, gate) }

  override func makeView() -> View { Column { exit } }
  override func connect() { connect(exit, to: AccountScreen.logOut) }

  private func logOut() {
    session.isOpen = false
    removeScreens(behind: gate)
  }
}
