internal import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Puts the way out into the bar: the session ends, and Login is shown again.
  func offerLogOut(of profile: Profile) {
    let button = Button("Log out")
    button.action = { [weak self] in self?.task(while: .lifetime) { _ in await profile.logout() } }
    navigationItem.trailing = [button]
  }
}
