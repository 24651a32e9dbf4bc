import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Context menus in a page", .leakFree)
struct ContextMenuSceneTests {
  private let label = Label("Card")
  private let list = List(["a", "b"])

  @Test func `a view with a menu has a class, and its menu opens`() {
    var count = 0
    label.contextMenu = { [Command("Rename", keys: []) { count += 1 }] }
    let test = WebTest(Column { label })
    #expect(test.rendered.contains { $0.contains("0=cm") })
    test.send("[\"m\",\(test.number(of: label))]")
    #expect(test.page.nodes(showing: "Rename").count == 1)
    // The client moves a menu to the pointer by its class.
    #expect(test.rendered.contains { $0.contains("0=beside") })
    test.send("[\"k\",\"Enter\"]")
    #expect(count == 1 && test.session.application.window.panel == nil)
    #expect(test.differences == [])
    test.session.application.run { [label] in label.contextMenu = nil }
    #expect(!test.rendered.contains { $0.contains("0=cm") } && test.differences == [])
    test.send("[\"m\",\(test.number(of: label))]")
    #expect(test.session.application.window.panel == nil)
  }

  @Test func `a row without a menu opens that of its list`() throws {
    list.menu = { $0 == "a" ? [Command("Open a", keys: []) {}] : [] }
    list.contextMenu = { [Command("Sort", keys: []) {}] }
    let test = WebTest(Column { list })
    let rows = list.children
    test.send("[\"m\",\(test.number(of: try #require(rows.first)))]")
    #expect(test.page.nodes(showing: "Open a").count == 1)
    test.send("[\"k\",\"Esc\"]")
    test.send("[\"m\",\(test.number(of: try #require(rows.last)))]")
    #expect(test.page.nodes(showing: "Sort").count == 1 && list.highlightedItem == "b")
    #expect(test.differences == [])
  }
}
