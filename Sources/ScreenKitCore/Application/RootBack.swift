/// What going back means where no screen and no navigator has anything to go back to (F-077).
public enum RootBack: Hashable, Sendable {
  /// Leave the foreground; the app goes on when the user comes back to it.
  case background
  /// End the app.
  case finish
  /// Do nothing.
  case ignore
}

extension Application {
  /// Goes back by one step: within the screen in front, else within the navigators around it, the
  /// innermost first, else by ``rootBack`` (R8).
  public func goBack() {
    attempt {
      for controller in Array(root.frontPath).reversed() where try controller.goBack() { return }
      leaveRoot()
    }
  }

  private func leaveRoot() {
    switch rootBack {
    case .ignore: break
    case .finish: quit()
    case .background:
      guard let leaveForeground else { return dispatch(.application(.enterBackground)) }
      leaveForeground()
    }
  }
}
