internal import ScreenKitCore

/// A surface without coordinates, which shows a window as numbered lines of text.
///
/// A unit is one character of a line. Pointers reach no view.
@MainActor
final class LineSurface: Surface {
  /// The number of rows of a list, and of a long text, that are shown at once.
  static let rows = 10
  /// The width of a text, in characters.
  static let columns = 72
  /// The name of this kind of surface in the headers of recordings.
  static let kind = "lines"

  /// The page as shown last; `nil` before the first frame.
  private(set) var page: LinePage?
  /// The page in the form of recordings; players of asciicasts show it on an empty screen.
  var frame: String? {
    page.map { "\u{1B}[H\u{1B}[2J" + $0.lines.map { $0 + "\r\n" }.joined() }
  }
  /// Called after each frame.
  var onFrame: () -> Void = {}
  private var window: Window?
  /// Whether a change was reported since the last frame.
  private var isDirty = false

  /// Creates a surface; the application attaches its window to it.
  init() {}

  func attach(_ window: Window) { self.window = window }

  func view(at point: SurfacePoint) -> View? { nil }
  func bounds(of view: View) -> SurfaceRect? { nil }
  func resize(to size: SurfaceSize) {}

  static let size = SurfaceSize(width: columns, height: 3 * rows)
  var size: SurfaceSize { LineSurface.size }

  var pushPlacement: PushPlacement { .insideTab }

  func show() {
    guard let window else { return }
    isDirty = false
    LineLayout(self).layOut(window)
    // A change of the focus may require another part of a list.
    window.updateFocusIfNeeded()
    LineLayout(self).layOut(window)
    page = LinePage(window)
    onFrame()
  }

  /// Records that a view changed; the first change after a frame requests the next one.
  func viewDidChange() {
    guard !isDirty else { return }
    isDirty = true
    window?.setNeedsShow()
  }
}
