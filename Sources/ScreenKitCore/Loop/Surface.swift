/// The port that a backend implements: it shows a tree of views and knows where they are.
@MainActor
public protocol Surface: AnyObject {
  /// Takes the window to show; called once, before anything else.
  func attach(_ window: Window)

  /// Shows what changed; called once when all events of a turn are dealt with.
  func show()

  /// Shows what the app leaves behind, on a surface where something of it stays; called once, before
  /// the screens end. By default nothing stays.
  func showLast()

  /// Whether what was shown last is still on its way.
  ///
  /// Tasks that draw frame after frame wait meanwhile; the surface has a turn follow afterwards.
  var isBusy: Bool { get }

  /// The front-most view at `point`, or `nil` where there is none.
  func view(at point: SurfacePoint) -> View?

  /// Where `view` is on the surface, or `nil` if it is not shown.
  func bounds(of view: View) -> SurfaceRect?

  /// Where a screen goes that is pushed from within a tab, as the platform's users expect it.
  var pushPlacement: PushPlacement { get }

  /// Takes the surface's new size; `show()` follows.
  func resize(to size: SurfaceSize)
}

/// Where a screen goes that is pushed from within a tab (F-074).
public enum PushPlacement: Hashable, Sendable {
  /// Into the tab, under its bar.
  case insideTab
  /// Over the tabs, which it covers.
  case aboveTabs
}

extension Surface {
  /// Nothing stays.
  public func showLast() {}

  /// Never.
  public var isBusy: Bool { false }

  /// Into the tab.
  public var pushPlacement: PushPlacement { .insideTab }
}

/// A surface that shows nothing, for controllers under test and for work in the background.
@MainActor
public final class NullSurface: Surface {
  /// How often the application asked to show something.
  public private(set) var showCount = 0
  /// Whether what was shown last is still on its way; as the test says.
  public var isBusy = false

  /// Makes a surface.
  public init() {}

  /// Does nothing.
  public func attach(_ window: Window) {}
  /// Counts.
  public func show() { showCount += 1 }
  /// Nothing is anywhere.
  public func view(at point: SurfacePoint) -> View? { nil }
  /// Nothing is anywhere.
  public func bounds(of view: View) -> SurfaceRect? { nil }
  /// Does nothing.
  public func resize(to size: SurfaceSize) {}
}
