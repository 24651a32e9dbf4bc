internal import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Adds a button to the navigation bar that ends the session.
  func offerLogOut(of profile: Profile) {
    let button = Button("Log out")
    connect(button) { $0.askToLogOut(of: profile) }
    navigationItem.trailing = [button]
  }

  /// Asks whether to log out; if the user agrees, ends the session, which shows the login screen.
  func askToLogOut(of profile: Profile) {
    let kept = RememberedLogin(username: profile.username ?? "", hasSession: true)
    let message =
      profile.remembered == kept
      ? "This device remembers you, so you need no password to log in again."
      : "You need your password to log in again."
    let dialog = Dialog<Bool>(
      "Log out?", message: message,
      buttons: [DialogButton("Log out", .preferred, answer: true), .cancel("Stay")])
    ask(dialog) { screen, answer in
      guard answer == true else { return }
      screen.task(while: .lifetime) { _ in await profile.logout() }
    }
  }
}
