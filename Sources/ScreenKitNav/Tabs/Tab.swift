public import ScreenKitCore

/// One tab of a ``TabNavigator``: its name, and how its screen is made at the first visit.
public struct Tab {
  /// The name in the tab bar.
  public let title: String
  /// Makes the screen; called once, when the tab is first shown.
  public let make: @MainActor () -> Controller

  /// Makes a tab.
  public init(_ title: String, make: @escaping @MainActor () -> Controller) {
    self.title = title
    self.make = make
  }
}
