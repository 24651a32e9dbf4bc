import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

@MainActor
@Suite("Tabs of a navigator with connections of its own", .leakFree)
struct TabConnectTests {
  /// Tabs as values, and a command of the navigator itself.
  private final class ConnectedTabs: TabNavigator {
    private(set) var runs = 0

    override func connect() { command("Count", "c", to: ConnectedTabs.count) }
    private func count() { runs += 1 }
  }

  private let tabs = ConnectedTabs(
    tabs: ["One", "Two", "Three"].map { name in Tab(name) { TestScreen {} } })

  @Test func `tabs given as values are shown in their order`() {
    let test = ScreenTest(tabs)
    #expect(tabs.tabs.map(\.title) == ["One", "Two", "Three"])
    #expect(test.view(.tab, named: "Two") != nil)
    #expect(tabs.children.map(\.title) == ["One"])
  }

  @Test func `a subclass that overrides connect keeps keys and bar`() throws {
    let test = ScreenTest(tabs)
    test.press("c", "2")
    #expect(tabs.runs == 1)
    #expect(tabs.navigation?.selected == 1)
    test.press(KeyPress(.right, .control))
    #expect(tabs.navigation?.selected == 2)
    test.click(try #require(test.view(.tab, named: "One")))
    #expect(tabs.navigation?.selected == 0)
  }
}
