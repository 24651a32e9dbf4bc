internal import AppParts
internal import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Adds a button to the navigation bar that ends the session.
  func offerLogOut(of profile: Profile) {
    offerLogOut("Log out") { $0.askToLogOut(of: profile) }
  }

  /// Asks whether to log out; if the user agrees, ends the session, which shows the login screen.
  func askToLogOut(of profile: Profile) {
    let kept = RememberedLogin(username: profile.username ?? "", hasSession: true)
    let message =
      profile.remembered == kept
      ? "This device remembers you, so you need no password to log in again."
      : "You need your password to log in again."
    confirm("Log out?", message, yes: "Log out", no: "Stay") { screen in
      screen.task(while: .lifetime) { _ in await profile.logout() }
    }
  }
}
