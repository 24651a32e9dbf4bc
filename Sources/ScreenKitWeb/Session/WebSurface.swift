internal import ScreenKitCore
internal import ScreenKitLooks

/// The surface of a session, without positions of views, since the browser does the layout.
///
/// The size of a screen is the size of the page, or of the space for its frame.
@MainActor
final class WebSurface: Surface {
  let scene: WebScene
  private(set) var size: SurfaceSize
  var showsCommandButtons: Bool { true }
  /// The handler of the end of each turn.
  var onShow: () -> Void = {}
  /// Returns whether a view belongs to a front screen.
  var isScreen: (View) -> Bool = { _ in false }
  /// Returns whether no frame can be sent at present.
  var isWindowFull: () -> Bool = { false }

  init(_ scene: WebScene, size: SurfaceSize) { (self.scene, self.size) = (scene, size) }

  func attach(_ window: Window) { scene.attach(window) }
  func show() { onShow() }
  func showLast() { onShow() }
  var isBusy: Bool { isWindowFull() }
  func view(at point: SurfacePoint) -> View? { nil }
  /// Returns the size of a screen's view; `nil` for other views, whose positions are unknown.
  ///
  /// A focusable view of a screen also has no size, since the focus would move by positions.
  func bounds(of view: View) -> SurfaceRect? {
    guard !view.acceptsFocus, isScreen(view) else { return nil }
    let size = scene.space(in: view) ?? size
    return SurfaceRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  var pushPlacement: PushPlacement { LookPolicies.named(scene.look).pushPlacement }
  var lookNames: [String] { LookName.allCases.map(\.rawValue) }
  var lookName: String { scene.look.rawValue }
  func useLook(_ name: String) { LookName(rawValue: name).map(scene.use) }
  func resize(to size: SurfaceSize) { self.size = size }
}
