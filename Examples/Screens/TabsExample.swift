import ScreenKitCore
public import ScreenKitNav

/// Horizontal navigation: tabs of one level that share a model.
public final class TabsExample: TabNavigator {
  /// Creates the tabs.
  public init() { super.init() }

  public override func makeTabs() -> [Tab] {
    let basket = Basket()
    return [
      Tab("Shop") { ShopScreen(basket) },
      Tab("Basket") { BasketScreen(basket) },
    ]
  }
}

final class Basket: Model {
  @Observed var count = 0
}

final class ShopScreen: Controller {
  private let basket: Basket
  private let buy = Button("Buy")

  init(_ basket: Basket) { self.basket = basket }

  override func makeView() -> View { Column { buy } }

  override func connect() {
    connect(buy, to: ShopScreen.add)
    observe(basket, \.count) { screen, change in
      screen.tabNavigator?.badge(change.new == 0 ? nil : "\(change.new)", at: 1)
    }
  }

  private func add() { basket.count += 1 }
}

final class BasketScreen: Controller {
  private let basket: Basket
  private let count = Label()

  init(_ basket: Basket) { self.basket = basket }

  override func makeView() -> View { Column { count } }

  override func connect() {
    observe(basket, \.count) { screen, change in screen.count.text = "\(change.new) things" }
  }
}
