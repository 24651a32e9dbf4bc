/// The interface of a backend, which shows a tree of views and provides their bounds.
@MainActor
public protocol Surface: AnyObject {
  /// Stores the window to show; called once, before all other calls.
  func attach(_ window: Window)

  /// Shows the changes; called once, after all events of a turn.
  func show()

  /// Shows the final output of the app, if the surface keeps any; called once, before the screens
  /// end.
  ///
  /// The default shows nothing.
  func showLast()

  /// Whether the last frame is still being written.
  ///
  /// Tasks that draw continuously wait meanwhile; the surface requests a turn afterwards.
  var isBusy: Bool { get }

  /// Returns the topmost view at `point`, or `nil` if there is none.
  func view(at point: SurfacePoint) -> View?

  /// Returns the bounds of `view` on the surface, or `nil` if it is not shown.
  func bounds(of view: View) -> SurfaceRect?

  /// Returns the size of `text` in a label of at most `width`; `nil` for no limit.
  ///
  /// Line feeds break lines, and so does the width, as in a label that wraps. The size is in the
  /// surface's own units. The default counts each character as one unit wide and one high.
  func measure(_ text: String, width: Int?) -> SurfaceSize

  /// The navigator that receives a screen pushed from within a tab, by the platform's convention.
  var pushPlacement: PushPlacement { get }

  /// The width that a scrolling view keeps free for its scroll bar, in units; 0 by default.
  ///
  /// Content with positions of its own, such as a ``Frame`` in a ``Scroll``, is narrower than the
  /// scrolling view by this width.
  var scrollBarWidth: Int { get }

  /// Whether the surface has a row for key hints, which is a ``KeyHintBar`` in its window.
  ///
  /// It may change at any time, such as with the look; the window adapts at the next turn.
  var showsKeyHints: Bool { get }

  /// Whether bars contain a button that opens the list of commands, for users without a keyboard.
  ///
  /// It is read once, by the application's initializer.
  var showsCommandButtons: Bool { get }

  /// The names of the looks from which the user can choose, in the order of a menu.
  ///
  /// Empty by default: there is no choice.
  var lookNames: [String] { get }

  /// The name of the look in force; empty by default.
  var lookName: String { get }

  /// Shows all views in another look, one of ``lookNames``, from the next ``show()`` on.
  ///
  /// - Throws: An error if the look cannot be shown; the present one remains.
  func useLook(_ name: String) throws

  /// The size of the surface; zero where it is unknown.
  var size: SurfaceSize { get }

  /// Sets the surface's new size; a call of `show()` follows.
  func resize(to size: SurfaceSize)
}

/// The navigator that receives a screen pushed from within a tab.
public enum PushPlacement: Hashable, Sendable {
  /// Pushed within the tab, so that the tab bar stays visible.
  case insideTab
  /// Pushed over the tabs, so that it covers the tab bar.
  case aboveTabs
}

extension Surface {
  /// Does nothing.
  public func showLast() {}

  /// A size of zero, since the size is unknown.
  public var size: SurfaceSize { SurfaceSize(width: 0, height: 0) }

  /// The value `false`.
  public var isBusy: Bool { false }

  /// Counts each character as one unit wide and one high, and breaks lines between any two.
  public func measure(_ text: String, width: Int?) -> SurfaceSize {
    let limit = width ?? .max
    guard limit > 0 else { return SurfaceSize(width: 0, height: 0) }
    let counts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.count)
    return SurfaceSize(
      width: min(limit, counts.max() ?? 0),
      height: counts.reduce(0) { $0 + max(1, $1 / limit + ($1 % limit > 0 ? 1 : 0)) })
  }

  /// The value `false`.
  public var showsKeyHints: Bool { false }

  /// The value `false`.
  public var showsCommandButtons: Bool { false }

  /// An empty list.
  public var lookNames: [String] { [] }

  /// An empty name.
  public var lookName: String { "" }

  /// Does nothing, since there is no other look.
  public func useLook(_ name: String) {}

  /// The value 0.
  public var scrollBarWidth: Int { 0 }

  /// The value ``PushPlacement/insideTab``.
  public var pushPlacement: PushPlacement { .insideTab }
}

/// A surface that shows nothing, for controllers under test and for work in the background.
@MainActor
public final class NullSurface: Surface {
  /// The number of calls of ``show()``.
  public private(set) var showCount = 0
  /// Whether the last frame is still being written; set by the test.
  public var isBusy = false

  /// Creates a surface.
  public init() {}

  /// Does nothing.
  public func attach(_ window: Window) {}
  /// Increments ``showCount``.
  public func show() { showCount += 1 }
  /// Returns `nil`.
  public func view(at point: SurfacePoint) -> View? { nil }
  /// Returns `nil`.
  public func bounds(of view: View) -> SurfaceRect? { nil }
  /// Does nothing.
  public func resize(to size: SurfaceSize) {}
}
