/// What a screen wants in the bar around it, beside its title.
@MainActor
public struct NavigationItem {
  /// What the way back to this screen is called; `nil` takes the title.
  public var backTitle: String?
  /// Controls beside the way back, from left to right.
  public var leading: [View]
  /// Controls at the other end, from left to right.
  public var trailing: [View]
  /// Whether the screen wants no bar at all.
  public var isHidden: Bool

  /// Describes a bar.
  public init(
    backTitle: String? = nil, leading: [View] = [], trailing: [View] = [], isHidden: Bool = false
  ) {
    (self.backTitle, self.leading, self.trailing) = (backTitle, leading, trailing)
    self.isHidden = isHidden
  }
}
