import ScreenKitCore

final class RowViewsPage: Page {
  private var basket: [String: Int] = [:]
  private lazy var list = List(
    RowViewsPage.goods, id: \.self, text: \.self,
    row: { GoodsRow() }, show: { [unowned self] row, item in show(item, in: row) })

  override func makeView() -> View {
    (list.id, list.accessibleName) = ("goods", "Goods")
    list.rowHeight = 2
    list.layout.flex = 1
    return Column(cross: .fill) { list }
  }

  /// Fills a row view; the list reuses it for other items, so every property is set.
  private func show(_ item: String, in row: GoodsRow) {
    row.name.text = item
    row.count.text = basket[item].map { "\($0) in the basket" } ?? "none yet"
    row.badge.text = basket[item].map { "\($0)" } ?? ""
    row.buy.accessibleName = "Buy \(item)"
    connect(row.buy) { $0.buy(item) }
  }

  private func buy(_ item: String) {
    basket[item, default: 0] += 1
    log.record("\(item): \(basket[item, default: 0]) in the basket")
    list.reload()
  }

  private static let goods = ["Bread", "Butter", "Cheese", "Coffee", "Eggs", "Milk", "Salt", "Tea"]
}

/// A row view with two labels, a badge and a button, which the right arrow key reaches.
private final class GoodsRow: View {
  let name = Label()
  let count = Label()
  let badge = Badge()
  let buy = Button("Buy")

  override init() {
    super.init()
    name.style.emphasis = .strong
    count.style.tint = .secondary
    let texts = Column {
      name
      count
    }
    texts.layout.flex = 1
    add(
      Row(spacing: 1, cross: .center) {
        texts
        badge
        buy
      })
  }
}
