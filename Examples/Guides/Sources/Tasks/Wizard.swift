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

struct ChooseToppings: Route {}

struct ConfirmOrder: Route {}

/// The choices so far, which all steps share.
final class Draft: Model {
  @Observed var order = Order()
}

/// A wizard: a stack of steps within one modal screen.
///
/// The choices belong to the stack, so they survive Back from the step in which they were made.
final class OrderWizard: StackNavigator {
  private let draft: Draft

  init() {
    let (draft, routes) = (Draft(), RouteTable())
    routes.add(ChooseToppings.self) { _ in ToppingsStep(draft) }
    routes.add(ConfirmOrder.self) { _ in ConfirmStep(draft) }
    self.draft = draft
    super.init(routes: routes) { SizeStep(draft) }
  }

  override func create(restoring state: SavedState?) throws {
    if let saved = state?["order"] { draft.order = try saved.decoded() }
    try super.create(restoring: state)
  }

  override func save() throws -> SavedState? {
    var state = SavedState()
    state["order"] = try SavedState.Value(encoding: draft.order)
    return state
  }
}

final class WizardApp: CompositeNavigator {
  init() {
    let routes = RouteTable()
    routes.add(PlaceOrder.self) { _ in OrderWizard() }
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
  private let draft: Draft
  private let sizes = List([26, 32, 40], id: \.self) { "\($0) cm" }

  init(_ draft: Draft) { self.draft = draft }

  override func makeView() -> View {
    title = "1 Size"
    sizes.accessibleName = "Sizes"
    return sizes
  }

  override func connect() {
    connect(sizes) { screen, size in
      screen.draft.order.size = size
      screen.push(ChooseToppings())
    }
  }
}

final class ToppingsStep: Controller {
  private let draft: Draft
  private let toppings = List(["Basil", "Mushrooms", "Olives"])
  private let next = Button("Next")

  init(_ draft: Draft) { self.draft = draft }

  override func makeView() -> View {
    title = "2 Toppings"
    toppings.accessibleName = "Toppings"
    toppings.selectionMode = .multiple
    toppings.layout.height = .fixed(3)
    let chosen = draft.order.toppings
    toppings.selectedRows = toppings.items.indices
      .filter { chosen.contains(toppings.items[$0]) }.map { RowIndex($0) }
    return Column(spacing: 1) {
      toppings
      next
    }
  }

  override func connect() {
    connect(toppings, \.onSelectionChange) { screen in
      screen.draft.order.toppings = screen.toppings.selectedItems
    }
    observe(draft, \.order) { $0.next.isEnabled = !$1.new.toppings.isEmpty }
    connect(next) { $0.push(ConfirmOrder()) }
  }
}

final class ConfirmStep: Controller {
  private let order: Order
  private let send = Button("Order now")

  init(_ draft: Draft) { order = draft.order }

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
