internal import ScreenKitCore

/// The data of this backend for a view: whether it has changed since its last layout.
final class LineBacking: ViewBacking {
  private weak var surface: LineSurface?
  /// Whether the view needs another layout.
  var isStale = true

  init(_ surface: LineSurface) { self.surface = surface }

  override func viewDidChange(_ change: ViewChange) {
    isStale = true
    surface?.viewDidChange()
  }
}
