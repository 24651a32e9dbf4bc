/// The effect of going back when no screen and no navigator has anything to go back to.
public enum RootBack: Hashable, Sendable {
  /// Leave the foreground; the app continues when the user returns to it.
  case background
  /// End the app.
  case finish
  /// Do nothing.
  case ignore
}

extension Application {
  /// Goes back by one step within the screen in front, else within the navigators around it,
  /// innermost first.
  ///
  /// If none of them has a step back, ``rootBack`` decides.
  public func goBack() {
    attempt {
      // In the background, the views may not show the state yet, such as a modal that was dismissed.
      let path = isShowing ? root.usablePath : Array(root.frontPath)
      for controller in path.reversed() where try controller.goBack() { return }
      leaveRoot()
    }
  }

  private func leaveRoot() {
    switch rootBack {
    case .ignore: break
    case .finish: quit()
    case .background:
      if let leaveForeground = ports.leaveForeground { return leaveForeground() }
      dispatch(.application(.enterBackground))
    }
  }
}
