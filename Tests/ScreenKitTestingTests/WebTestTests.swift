import ScreenKitCore
import ScreenKitTesting
import ScreenKitWebTesting
import Testing

@Suite("Web tests", .leakFree)
@MainActor
struct WebTestTests {
  /// A screen with one control of each kind.
  private final class Order: Controller {
    let name = TextField("Name")
    let gift = Checkbox("Gift")
    let button = Button("Order")
    let copy = Button("Copy")
    let report = Label()
    let list = List(["Tea", "Coffee"])

    override func makeView() -> View { Column { [name, gift, button, copy, report, list] } }

    override func connect() {
      name.limit = 5
      name.id = "name"
      list.accessibleName = "Drinks"
      connect(button) { $0.report.text = "\($0.name.value) orders" }
      connect(copy) { $0.application?.window.clipboard.copy("number 7") }
      connect(list, to: Order.show)
      command("Save", KeyPress("s", .control), to: Order.keep)
      after(.seconds(5)) { $0.report.text = "late" }
    }

    private func show(_ drink: String) { report.text = "\(drink) it is" }
    private func keep() { report.text = "saved" }
  }

  @Test func `a press reaches the app, and its answer the page`() {
    let test = WebTest(Order())
    #expect(test.type("Ann", into: "Name"))
    #expect(test.press("button", named: "Order"))
    #expect(test.page.text.contains("Ann orders"))
    #expect(test.page.problems == [])
    #expect(!test.press("button", named: "Pay"))
  }

  @Test func `the rules of a field change typed text on the page`() {
    let order = Order()
    let test = WebTest(order)
    #expect(test.type("Annabel", into: "Name"))
    #expect(order.name.value == "Annab")
    #expect(test.page.element("textbox", named: "Name")?.attributes["value"] == "Annab")
    #expect(test.type("Hanna", into: "Name", replacing: 0..<5))
    #expect(order.name.value == "Hanna")
    #expect(!test.type("x", into: "Name", replacing: 3..<9))
    #expect(!test.type("x", into: "Name", replacing: -1..<1))
  }

  @Test func `check boxes, rows and keys work as in a browser`() {
    let order = Order()
    let test = WebTest(order)
    #expect(test.press("checkbox", named: "Gift"))
    #expect(order.gift.value)
    #expect(test.page.element("checkbox", named: "Gift")?.attributes["checked"] != nil)
    #expect(test.press("option", named: "Coffee"))
    #expect(test.page.text.contains("Coffee it is"))
    #expect(test.press(KeyPress("s", .control)))
    #expect(test.page.text.contains("saved"))
    // A browser handles keys itself if no command has them.
    #expect(!test.press(KeyPress("x", .control)))
  }

  @Test func `a disabled control cannot be used`() {
    let order = Order()
    let test = WebTest(order)
    order.application?.run {
      order.button.isEnabled = false
      order.name.isEnabled = false
    }
    #expect(!test.press("button", named: "Order"))
    #expect(!test.type("A", into: "Name"))
    #expect(order.name.value == "")
  }

  @Test func `a reconnected page gets the changes`() {
    let test = WebTest(Order())
    test.disconnect()
    test.advance(by: .seconds(5))
    #expect(!test.page.text.contains("late"))
    test.reconnect()
    #expect(test.page.text.contains("late"))
    #expect(test.page.problems == [])
  }

  @Test func `a session restored from its archive has typed text`() throws {
    let test = WebTest(Order())
    #expect(test.type("Ann", into: "Name"))
    let archive = test.archive()
    let again = WebTest(Order(), archive: archive)
    #expect(again.page.element("textbox", named: "Name")?.attributes["value"] == "Ann")
  }

  @Test func `a text that the app copies reaches the page once`() {
    let order = Order()
    let test = WebTest(order)
    #expect(test.page.copiedText == nil)
    #expect(test.press("button", named: "Copy"))
    #expect(test.page.copiedText == "number 7")
    #expect(test.frames.joined().contains("[\"c\",\"number 7\"]"))
    #expect(test.press("button", named: "Order"))
    #expect(!test.frames.joined().contains("[\"c\""))
    // A message from the time without a connection would surprise the user.
    test.disconnect()
    order.application?.run { order.application?.window.clipboard.copy("number 8") }
    test.reconnect()
    #expect(test.page.copiedText == "number 7")
  }

  @Test func `views have elements, and the page without script is complete`() {
    let order = Order()
    let test = WebTest(order)
    #expect(test.page.element(of: order.button)?.allText == "Order")
    #expect(test.page.elements("option").map(\.allText) == ["Tea", "Coffee"])
    let html = test.reload()
    #expect(html.contains("<form method=post") && html.contains("Order</button>"))
    #expect(test.page.element("button", named: "Order") != nil)
    #expect(test.page.problems == [])
  }
}
