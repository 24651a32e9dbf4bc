internal import ScreenKitCore
internal import ScreenKitNav

/// The navigation stack of a tab; its generic type makes it distinct in the navigation graph.
final class TabStack<Root: Controller>: StackNavigator {
  init(_ makeRoot: @escaping @MainActor () -> Root) { super.init(root: makeRoot) }
}
