import ScreenKitCore

/// A page of navigation bars; a `StackNavigator` adds one to its screens by default.
final class NavigationBarPage: Page {
  private let bar = NavigationBar()
  private let read = Button("Read")
  private let plain = NavigationBar()
  private let long = NavigationBar()

  override func makeView() -> View {
    (bar.id, bar.back.id, read.id) = ("bar", "back", "read")
    bar.show("Chapter 2", NavigationItem(trailing: [read]), backTitle: "Contents")
    plain.show("A first screen", NavigationItem(), backTitle: nil)
    long.show(
      String(repeating: "A title that is longer than any screen. ", count: 9), NavigationItem(),
      backTitle: "A way back that is long as well")
    return Column(spacing: 1, cross: .fill) { [bar, plain, long] }
  }

  override func connect() {
    connect(bar.back, to: NavigationBarPage.goThere)
    connect(long.back, to: NavigationBarPage.goThere)
    connect(read, to: NavigationBarPage.markRead)
  }

  private func goThere() { log.record("Went back") }

  private func markRead() {
    log.record("It was read")
    read.isEnabled = false
  }
}
