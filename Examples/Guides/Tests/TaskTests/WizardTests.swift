import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import Tasks

@MainActor
@Suite("A wizard", .leakFree)
struct WizardTests {
  private func atToppings() -> ScreenTest {
    let test = ScreenTest(WizardApp(), size: .page)
    test.press(.button, named: "Order a pizza")
    test.activate(row: .init(1), of: "Sizes")
    return test
  }

  @Test func `all steps together make an order`() throws {
    let test = atToppings()
    test.select(row: .init(0), of: "Toppings")
    test.select(row: .init(2), of: "Toppings")
    try expectPage(test, "wizard")
    test.press(.button, named: "Next")
    test.press(.button, named: "Order now")
    #expect(test.screen.contains("32 cm with Basil, Olives"))
  }

  @Test func `Back and forward keep the choices of the second step`() throws {
    let test = atToppings()
    test.select(row: .init(0), of: "Toppings")
    test.select(row: .init(2), of: "Toppings")
    test.press(.escape)
    test.activate(row: .init(2), of: "Sizes")
    let toppings = try #require(test.view(.list, named: "Toppings") as? List<String>)
    #expect(toppings.selectedItems == ["Basil", "Olives"])
    test.press(.button, named: "Next")
    test.press(.escape)
    test.press(.button, named: "Next")
    test.press(.button, named: "Order now")
    #expect(test.screen.contains("40 cm with Basil, Olives"))
  }

  @Test func `a restart continues at the same step with the same choices`() throws {
    let keeper = MemoryKeeper()
    let test = ScreenTest(WizardApp(), size: .page, keeper: keeper)
    test.press(.button, named: "Order a pizza")
    test.activate(row: .init(1), of: "Sizes")
    test.select(row: .init(1), of: "Toppings")
    test.send(.application(.enterBackground))
    let again = ScreenTest(WizardApp(), size: .page, keeper: keeper)
    let toppings = try #require(again.view(.list, named: "Toppings") as? List<String>)
    #expect(toppings.selectedItems == ["Mushrooms"])
    again.press(.button, named: "Next")
    again.press(.button, named: "Order now")
    #expect(again.screen.contains("32 cm with Mushrooms"))
  }

  @Test func `Back opens the previous step`() {
    let test = atToppings()
    test.press(.escape)
    #expect(test.screen.contains("40 cm"))
    test.press(.escape)
    #expect(test.screen.contains("No order yet"))
  }
}
