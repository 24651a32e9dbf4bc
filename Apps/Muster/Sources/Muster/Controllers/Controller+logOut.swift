internal import AppParts
internal import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Adds a button for logging out to the navigation bar.
  func offerLogOut(of profile: Profile) {
    offerLogOut("Log out") { $0.askToLogOut(of: profile) }
  }

  /// Asks whether to log out, and ends the session if the user agrees; the login screen then
  /// appears.
  func askToLogOut(of profile: Profile) {
    let kept = RememberedLogin(username: profile.username ?? "", hasSession: true)
    let message =
      profile.remembered == kept
      ? "This device remembers you. You can log in again without a password."
      : "You need your password to log in again."
    confirm("Log out?", message, yes: "Log out", no: "Stay") { screen in
      // The end of the session closes this screen, which would cancel the screen's own tasks.
      screen.application?.task { await profile.logout() }
    }
  }
}
