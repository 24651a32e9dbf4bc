internal import ScreenKitCore
internal import ScreenKitLooks

/// The surface of a session: it has no places, since the browser lays out.
@MainActor
final class WebSurface: Surface {
  let scene: WebScene
  private(set) var size: SurfaceSize
  let pushPlacement: PushPlacement
  /// Called at the end of each turn.
  var onShow: () -> Void = {}
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
  func bounds(of view: View) -> SurfaceRect? { nil }
  func resize(to size: SurfaceSize) { self.size = size }
}
