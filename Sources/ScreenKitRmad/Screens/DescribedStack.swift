internal import ScreenKitCore
internal import ScreenKitNav

/// A navigation controller of a described app.
///
/// Its root is its own view if it has one, and otherwise its first controller.
final class DescribedStack: StackNavigator {
  /// The ground of the bar; `nil` for that of the look.
  private let tint: TextColor?

  init(_ model: DescribedModel, _ route: DescribedRoute) {
    tint = model.controller(of: route)?.first(.navigationBar)?.given(.tintColor)?.textColor
    super.init { model.makeRoot(of: route) }
    navigationItem.isHidden = true
  }

  override func connect() {
    (view as? StackFrame)?.bar.paint = tint.map { ViewPaint(background: $0) }
  }
}

/// The stack around a controller that is shown over the whole app.
final class ModalStack: StackNavigator {
  init(_ model: DescribedModel, _ route: DescribedRoute) {
    super.init {
      let root = model.makeRoot(of: route)
      let close = Button(model.texts.close)
      close.action = { [weak root] in root?.dismiss() }
      root.navigationItem.leading.insert(close, at: 0)
      return root
    }
  }
}
