import ScreenKitCore

/// A screen with a given view and no behaviour.
final class PlainScreen: Controller {
  private let content: View

  init(_ content: View) { self.content = content }

  override func makeView() -> View { content }
}
