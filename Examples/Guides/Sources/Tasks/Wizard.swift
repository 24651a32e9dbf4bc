import ScreenKitCore
import ScreenKitNav

/// The order that the wizard fills.
struct Order: Hashable, Codable, Sendable {
  var size = 0
  var toppings: [String] = []
}

/// The whole wizard, as a question whose answer is the order; present or push it.
struct PlaceOrder: ResultRoute {
  typealias Output = Order
}

struct ChooseToppings: Route {
  var order: Order
}

struct ConfirmOrder: Route {
  var order: Order
}

/// A wizard: a stack of steps within one modal screen.
///
/// Each step passes the order on in its route, so Back keeps the earlier choices.
final class WizardApp: CompositeNavigator {
  init() {
    let routes = RouteTable()
    routes.add(PlaceOrder.self) { _ in StackNavigator { SizeStep() } }
    routes.add(ChooseToppings.self) { ToppingsStep($0.order) }
    routes.add(ConfirmOrder.self) { ConfirmStep($0.order) }
    super.init(routes: routes) { CounterScreen() }
  }
}

/// The screen that needs an order.
final class CounterScreen: Controller {
  private let last = Label("No order yet")
  private let begin = Button("Order a pizza")

  override func makeView() -> View {
    Column(spacing: 1) {
      last
      begin
    }
  }

  override func connect() {
    connect(begin) { $0.present(PlaceOrder(), as: .sheet) }
    onResult(of: PlaceOrder.self) { screen, order in
      guard let order else { return }
      screen.last.text = "\(order.size) cm with \(order.toppings.joined(separator: ", "))"
    }
  }
}

final class SizeStep: Controller {
  private let sizes = List([26, 32, 40], id: \.self) { "\($0) cm" }

  override func makeView() -> View {
    title = "1 Size"
    sizes.accessibleName = "Sizes"
    return sizes
  }

  override func connect() {
    connect(sizes) { screen, size in screen.push(ChooseToppings(order: Order(size: size))) }
  }
}

final class ToppingsStep: Controller {
  private var order: Order
  private let toppings = List(["Basil", "Mushrooms", "Olives"])
  private let next = Button("Next")

  init(_ order: Order) {
    self.order = order
  }

  override func makeView() -> View {
    title = "2 Toppings"
    toppings.accessibleName = "Toppings"
    toppings.selectionMode = .multiple
    toppings.layout.height = .fixed(3)
    return Column(spacing: 1) {
      toppings
      next
    }
  }

  override func connect() {
    connect(toppings, \.onSelectionChange) { $0.refresh() }
    connect(next) { screen in
      screen.order.toppings = screen.toppings.selectedItems
      screen.push(ConfirmOrder(order: screen.order))
    }
  }

  override func refresh() { next.isEnabled = !toppings.selectedItems.isEmpty }
}

final class ConfirmStep: Controller {
  private let order: Order
  private let send = Button("Order now")

  init(_ order: Order) {
    self.order = order
  }

  override func makeView() -> View {
    title = "3 Confirm"
    return Column(spacing: 1) {
      Label("A pizza of \(order.size) cm")
      Label("with \(order.toppings.joined(separator: " and "))")
      send
    }
  }

  override func connect() {
    // Closes the whole wizard, since the result belongs to the stack around this screen.
    connect(send) { $0.finish(PlaceOrder.self, with: $0.order) }
  }
}
