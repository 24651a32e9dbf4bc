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

  @Test func `Back opens the previous step`() {
    let test = atToppings()
    test.press(.escape)
    #expect(test.screen.contains("40 cm"))
    test.press(.escape)
    #expect(test.screen.contains("No order yet"))
  }
}
