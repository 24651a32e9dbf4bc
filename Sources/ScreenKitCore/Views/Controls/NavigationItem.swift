/// The controls of a screen in the navigation bar, beside its title.
@MainActor
public struct NavigationItem {
  /// The title of the back button to this screen; `nil` for the screen's title.
  public var backTitle: String?
  /// The controls beside the back button, from left to right.
  public var leading: [View]
  /// The controls at the other end, from left to right.
  public var trailing: [View]
  /// Whether the screen hides the bar.
  public var isHidden: Bool
  /// Whether the screen hides the Close button that it has as a modal screen.
  ///
  /// This is for screens that have such a button themselves, or that the user cannot leave by Back.
  public var hidesClose: Bool

  /// Creates a navigation item.
  public init(
    backTitle: String? = nil, leading: [View] = [], trailing: [View] = [], isHidden: Bool = false,
    hidesClose: Bool = false
  ) {
    (self.backTitle, self.leading, self.trailing) = (backTitle, leading, trailing)
    (self.isHidden, self.hidesClose) = (isHidden, hidesClose)
  }
}
