public import ScreenKitCore
public import ScreenKitNav

/// The navigation stack of a tab; its generic type distinguishes it in the navigation graph.
public final class TabStack<Root: Controller>: StackNavigator {
  /// Creates a stack with the screen that `makeRoot` creates.
  public init(_ makeRoot: @escaping @MainActor () -> Root) { super.init(root: makeRoot) }
}
