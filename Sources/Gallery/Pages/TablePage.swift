import ScreenKitCore

final class TablePage: Page {
  private let table = Table(
    TablePage.mountains, id: \.name,
    columns: [
      TableColumn("Mountain", \.name),
      TableColumn("Height", \.height, width: .fixed(8), alignment: .trailing),
      TableColumn("Country", \.country, width: .fixed(16)),
    ])

  override func makeView() -> View {
    (table.id, table.accessibleName) = ("mountains", "Mountains")
    table.list.accessibleName = "Rows"
    table.layout.flex = 1
    return Column(cross: .fill) { table }
  }

  override func connect() {
    connect(table.header, to: TablePage.sorted)
    connect(table.list, \.onHighlight) { $0.log.note("\($1.name) is highlighted") }
    connect(table.list, to: TablePage.open)
  }

  private func sorted() { log.note("Sorted \(table.header.accessibleValue)") }
  private func open(_ mountain: Mountain) { log.note("\(mountain.name) was opened") }

  private struct Mountain {
    let name: String
    let height: Int
    let country: String
  }

  private static let mountains = [
    Mountain(name: "Elbrus", height: 5642, country: "Russia"),
    Mountain(name: "Mont Blanc", height: 4810, country: "France, Italy"),
    Mountain(name: "Monte Rosa", height: 4634, country: "Switzerland"),
    Mountain(name: "Großglockner", height: 3798, country: "Austria"),
    Mountain(name: "Mulhacén", height: 3479, country: "Spain"),
    Mountain(name: "Etna", height: 3403, country: "Italy"),
    Mountain(name: "Zugspitze", height: 2962, country: "Germany"),
    Mountain(name: "Rysy", height: 2655, country: "Poland, Slovakia"),
    Mountain(name: "Galdhøpiggen", height: 2469, country: "Norway"),
  ]
}
