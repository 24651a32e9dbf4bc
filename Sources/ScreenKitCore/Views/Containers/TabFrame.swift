/// A tab bar and the content of the selected tab; the look decides on which side the bar is.
public final class TabFrame: View {
  /// The bar.
  public let bar: TabBar

  /// The selected tab's view; `nil` while there is none.
  public var content: View? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromParent()
      if let content { insert(content, at: 0) }
    }
  }

  /// Makes a frame with `bar` and no content yet.
  public init(bar: TabBar) {
    self.bar = bar
    super.init()
    // Content comes first in reading order, so that the focus starts there.
    add(bar)
  }
}
