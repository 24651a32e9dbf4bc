/// A tab bar and the content of the selected tab; the look decides on which side the bar is.
public final class TabFrame: NavigationFrame {
  /// The tab bar.
  public let bar: TabBar

  /// Creates a frame with `bar` and no content.
  public init(bar: TabBar) {
    self.bar = bar
    super.init()
    add(bar)
  }
}
