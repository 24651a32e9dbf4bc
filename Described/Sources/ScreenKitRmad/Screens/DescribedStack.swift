internal import ScreenKitCore
internal import ScreenKitNav

/// A navigation controller of a described app.
///
/// The root is the navigation controller's own view, or else its first controller.
final class DescribedStack: StackNavigator {
  private let model: DescribedModel
  private let route: DescribedRoute
  /// The transition of the stack; `nil` for the default of the backend.
  private let entrance: ScreenEntrance?

  init(_ model: DescribedModel, _ route: DescribedRoute, entrance: ScreenEntrance? = nil) {
    (self.model, self.route, self.entrance) = (model, route, entrance)
    super.init { model.makeRoot(of: route) }
    navigationItem.isHidden = true
  }

  override func connect() {
    (view as? StackFrame)?.entrance = entrance
    observe(model, \.description) { stack, _ in stack.showTint() }
  }

  private func showTint() {
    let tint = model.controller(of: route)?.first(.navigationBar)?.given(.tintColor)?.textColor
    (view as? StackFrame)?.bar.paint = tint.map { ViewPaint(background: $0) }
  }
}

/// The stack around a controller that covers the whole app.
final class ModalStack: StackNavigator {
  private let entrance: ScreenEntrance?

  init(_ model: DescribedModel, _ modal: ModalRoute) {
    entrance = modal.entrance
    super.init {
      let root = model.makeRoot(of: modal.route)
      let close = Button(model.texts.close)
      close.action = { [weak root] in root?.dismiss() }
      root.navigationItem.hidesClose = true
      if let screen = root as? DescribedScreen {
        screen.closeButton = close
      } else {
        root.navigationItem.leading.insert(close, at: 0)
      }
      return root
    }
  }

  override func connect() { (view as? StackFrame)?.entrance = entrance }
}
