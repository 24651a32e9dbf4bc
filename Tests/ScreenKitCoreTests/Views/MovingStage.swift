import ScreenKitCore

/// An app on a surface that draws all changes, as far as the app can tell.
@MainActor
final class MovingStage {
  /// Notifies the window that all shown views were drawn, unless it is to draw nothing.
  final class Paper: Surface {
    var isDrawing = true
    private(set) var showCount = 0
    private var window: Window?

    func attach(_ window: Window) { self.window = window }

    func show() {
      showCount += 1
      guard isDrawing, let window else { return }
      window.forEachShown { window.didDraw($0) }
    }

    func view(at point: SurfacePoint) -> View? { nil }
    func bounds(of view: View) -> SurfaceRect? { nil }
    func resize(to size: SurfaceSize) {}
  }

  final class Screen: Controller {
    let content = View()

    override func makeView() -> View { content }
  }

  let clock = ManualClock()
  let surface = Paper()
  let application: Application
  private let screen = Screen()

  init() {
    application = Application(root: screen, surface: surface, clock: clock)
    application.start()
  }

  /// Makes `views` the whole content of the screen.
  func show(_ views: [View]) {
    change { screen.content.setChildren(views) }
  }

  /// Makes `views` and the view of another screen, which appears, the whole content of the screen.
  func show(_ views: [View], front: Controller) {
    change {
      screen.adopt(front)
      screen.front = front
      front.appearTree(in: application)
      screen.content.setChildren(views + (front.view.map { [$0] } ?? []))
    }
  }

  /// Makes changes in one turn.
  func change(_ body: () -> Void) {
    body()
    application.run {}
  }
}
