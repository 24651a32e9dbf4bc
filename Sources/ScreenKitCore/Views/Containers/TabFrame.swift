/// A tab bar and the content of the selected tab.
public final class TabFrame: NavigationFrame {
  /// A side of the content for a tab bar.
  public enum BarSide: Hashable, Sendable {
    /// The side above the content.
    case top
    /// The side below the content.
    case bottom
  }

  /// The side of the tab bar; `nil` for the default of the look.
  public var barSide: BarSide? {
    didSet { if barSide != oldValue { changed(.structure) } }
  }

  /// The tab bar.
  public let bar: TabBar

  /// Creates a frame with `bar` and no content.
  public init(bar: TabBar) {
    self.bar = bar
    super.init()
    add(bar)
  }
}
