internal import ScreenKitCore
internal import ScreenKitNav

/// The stack within a tab, which is told from others by the screen that it begins with.
final class TabStack<Root: Controller>: StackNavigator {
  init(_ makeRoot: @escaping @MainActor () -> Root) { super.init(root: makeRoot) }
}
