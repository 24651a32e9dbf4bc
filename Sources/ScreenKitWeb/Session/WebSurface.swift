internal import ScreenKitCore
internal import ScreenKitLooks

/// The surface of a session: it has no places, since the browser lays out.
///
/// The size of a screen is that of the page, or of the space for its views with fixed places.
@MainActor
final class WebSurface: Surface {
  let scene: WebScene
  private(set) var size: SurfaceSize
  let pushPlacement: PushPlacement
  /// Called at the end of each turn.
  var onShow: () -> Void = {}
  /// Returns whether a view is that of a screen in front.
  var isScreen: (View) -> Bool = { _ in false }
  /// Whether no frame may be sent now.
  var isWindowFull: () -> Bool = { false }

  init(_ scene: WebScene, size: SurfaceSize, _ policies: LookPolicies) {
    (self.scene, self.size) = (scene, size)
    pushPlacement = policies.pushPlacement
  }

  func attach(_ window: Window) { scene.attach(window) }
  func show() { onShow() }
  func showLast() { onShow() }
  var isBusy: Bool { isWindowFull() }
  func view(at point: SurfacePoint) -> View? { nil }
  /// Returns the size of the view of a screen, and `nil` for all others, which have no known places.
  ///
  /// The focus would move by the places of views that take it, so a screen that is one has no size.
  func bounds(of view: View) -> SurfaceRect? {
    guard !view.acceptsFocus, isScreen(view) else { return nil }
    let size = scene.space(in: view) ?? size
    return SurfaceRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  func resize(to size: SurfaceSize) { self.size = size }
}
