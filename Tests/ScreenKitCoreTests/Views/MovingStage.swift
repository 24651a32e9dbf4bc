import ScreenKitCore

/// An app on a surface that reports all changes as drawn.
@MainActor
final class MovingStage {
  /// A surface that notifies the window that all visible views were drawn, unless it has to draw
  /// nothing.
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

  /// Shows `views` as the whole content of the screen.
  func show(_ views: [View]) {
    change { screen.content.setChildren(views) }
  }

  /// Shows `views` and the view of another, appearing screen as the whole content.
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
