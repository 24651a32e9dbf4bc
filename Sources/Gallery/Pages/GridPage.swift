import ScreenKitCore

final class GridPage: Page {
  private let grid = Grid(
    columns: [GridColumn(alignment: .trailing), GridColumn(flex: 1), GridColumn()],
    columnSpacing: 2
  ) {
    for row in GridPage.prices {
      Label(row.name)
      Label(String(repeating: "·", count: 60))
      Label(row.price)
    }
  }
  private let spread = Toggle("Room between rows")

  override func makeView() -> View {
    (grid.id, spread.id) = ("grid", "spread")
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        spread
        grid
      })
  }

  override func connect() { connect(spread, to: GridPage.spreadRows) }

  private func spreadRows(_ isSpread: Bool) {
    grid.rowSpacing = isSpread ? 1 : 0
    log.record(isSpread ? "The rows are apart" : "The rows are together")
  }

  private static let prices = [
    (name: "Tea", price: "2.50"), (name: "Coffee", price: "3.00"),
    (name: "Hot chocolate", price: "3.80"),
    (name: "Water", price: "0.00"),
  ]
}
