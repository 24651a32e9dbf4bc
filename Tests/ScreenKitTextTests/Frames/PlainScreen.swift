import ScreenKitCore

/// A screen of a given view that does nothing by itself.
final class PlainScreen: Controller {
  private let content: View

  init(_ content: View) { self.content = content }

  override func makeView() -> View { content }
}
