import ScreenKitCore

final class TablePage: Page {
  private let table = Table(
    TablePage.mountains, id: \.name,
    columns: [
      TableColumn("Mountain", \.name),
      TableColumn("Height", \.height, width: .fixed(8), alignment: .trailing),
      TableColumn("Country", \.country, width: .fixed(16)),
    ])
  private let million = Table(
    MillionNumbers(),
    columns: [
      TableColumn("Number", \.self, width: .fixed(10), alignment: .trailing),
      TableColumn("Modulo 1000", { $0 % 1000 }, width: .fixed(15), alignment: .trailing),
      TableColumn("In hexadecimal") { String($0, radix: 16) },
    ])

  override func makeView() -> View {
    (table.id, table.accessibleName) = ("mountains", "Mountains")
    table.list.accessibleName = "Rows"
    table.sorting = TableSorting([.init(column: 2), .init(column: 1, isDescending: true)])
    (million.id, million.accessibleName) = ("numbers", "A million numbers")
    million.list.accessibleName = "Numbers"
    (table.layout.flex, million.layout.flex) = (1, 1)
    return Column(spacing: 1, cross: .fill) {
      table
      million
    }
  }

  override func connect() {
    connect(table.header, to: TablePage.sorted)
    connect(million.header) { $0.log.record("Sorted \($0.million.header.accessibleValue)") }
    connect(table.list, \.onHighlight) { $0.log.record("\($1.name) is highlighted") }
    connect(table.list, to: TablePage.open)
  }

  private func sorted() { log.record("Sorted \(table.header.accessibleValue)") }
  private func open(_ mountain: Mountain) { log.record("\(mountain.name) was opened") }

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

/// The numbers below a million; their order is calculated, so that sorting takes no time.
private final class MillionNumbers: TableAdapter, ListSorting {
  var sorting = TableSorting()

  func canSort(by column: Int) -> Bool { column < 2 }
  func rowCount(in section: Int) -> Int { 1_000_000 }
  func id(of number: Int) -> Int { number }

  /// Returns n for row n, or for row 1000 (n mod 1000) + n div 1000 if sorted by the rest.
  func item(at row: RowIndex) -> Int {
    guard isByRest else { return isDescending(0) ? 999_999 - row.row : row.row }
    let (rest, part) = row.row.quotientAndRemainder(dividingBy: 1000)
    return (isDescending(0) ? 999 - part : part) * 1000 + (isDescending(1) ? 999 - rest : rest)
  }

  func row(of number: Int) -> RowIndex? {
    guard isByRest else { return RowIndex(isDescending(0) ? 999_999 - number : number) }
    let (part, rest) = number.quotientAndRemainder(dividingBy: 1000)
    return RowIndex(
      (isDescending(1) ? 999 - rest : rest) * 1000 + (isDescending(0) ? 999 - part : part))
  }

  private var isByRest: Bool { sorting.keys.first?.column == 1 }

  private func isDescending(_ column: Int) -> Bool {
    sorting.key(of: column)?.isDescending ?? false
  }
}
