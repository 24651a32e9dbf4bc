import ScreenKitCore

struct City: Identifiable {
  let id: Int
  var name: String
  var country: String
  var people: Int

  static let all = [
    City(id: 1, name: "Bern", country: "Switzerland", people: 137_000),
    City(id: 2, name: "Lisbon", country: "Portugal", people: 568_000),
    City(id: 3, name: "Oslo", country: "Norway", people: 718_000),
    City(id: 4, name: "Porto", country: "Portugal", people: 249_000),
  ]
}

/// A list with a search field, a menu for each row, and several selected rows.
final class CitiesScreen: Controller {
  private(set) var log: [String] = []

  func clearLog() { log = [] }

  private let search = SearchField("Search cities")
  private let list = List(
    FilteredAdapter(ArrayAdapter(City.all, id: \.id, text: \.name)))

  override func makeView() -> View {
    list.accessibleName = "Cities"
    list.emptyView = Label("No city matches.")
    list.selectionMode = .multiple
    list.layout.flex = 1
    search.list = list
    return Column(spacing: 1, cross: .fill) {
      search
      list
    }
  }

  override func connect() {
    connect(list) { screen, city in screen.log.append("open \(city.name)") }
    connect(list, \.onSelectionChange) { screen in
      screen.log.append("\(screen.list.selectedItems.count) selected")
    }
    connect(list, \.menu) { screen, city in
      [Command("Visit", for: screen) { $0.log.append("visit \(city.name)") }]
    }
  }
}

/// A table that users can sort.
final class CityTableScreen: Controller {
  private let table = Table(
    City.all,
    columns: [
      TableColumn("City", \.name),
      TableColumn("People", \.people, width: .fixed(9), alignment: .trailing),
      TableColumn("Country", width: .fixed(12)) { $0.country },
    ])

  override func makeView() -> View {
    table.list.accessibleName = "Cities"
    table.layout.flex = 1
    return Column(cross: .fill) { table }
  }
}

/// A table of goods whose amounts users edit, and undo.
final class StockScreen: Controller {
  private final class Goods: TableAdapter {
    private(set) var rows = [(name: "Bolts", amount: 40), (name: "Nuts", amount: 75)]

    func rowCount(in section: Int) -> Int { rows.count }
    func item(at row: RowIndex) -> (name: String, amount: Int) { rows[row.row] }
    func id(of item: (name: String, amount: Int)) -> String { item.name }

    /// Stores the amount that the user typed; returns a message if the text is no amount.
    func setAmount(of name: String, to text: String) -> String? {
      guard let amount = Int(text), amount >= 0 else { return "An amount is a number from 0." }
      for index in rows.indices where rows[index].name == name { rows[index].amount = amount }
      return nil
    }
  }

  private let goods = Goods()
  private lazy var table = Table(
    goods,
    columns: [
      TableColumn("Article") { $0.name },
      TableColumn("Amount", width: .fixed(9), alignment: .trailing) { "\($0.amount)" }
        .editable { [goods] row, text in goods.setAmount(of: row.name, to: text) },
    ])

  override func makeView() -> View {
    table.list.accessibleName = "Goods"
    table.highlightsCells = true
    return table
  }

  override func connect() {
    table.undoHistory = undoHistory
  }
}

/// Cities below the names of their countries.
final class CountrySections: ListAdapter {
  private let countries: [(name: String, cities: [City])]

  init(_ cities: [City]) {
    countries = Dictionary(grouping: cities, by: \.country)
      .map { (name: $0, cities: $1) }.sorted { $0.name < $1.name }
  }

  var sectionCount: Int { countries.count }
  func header(of section: Int) -> String? { countries[section].name }
  func rowCount(in section: Int) -> Int { countries[section].cities.count }
  func item(at row: RowIndex) -> City { countries[row.section].cities[row.row] }
  func searchText(of city: City) -> String { city.name }
  func show(_ city: City, at row: RowIndex, in view: Label) { view.text = city.name }
}

final class CountriesScreen: Controller {
  private let list = List(CountrySections(City.all))

  override func makeView() -> View { list }
}

/// A list that loads more rows at its end.
final class EndlessScreen: Controller {
  private let list = List((1...30).map { "Message \($0)" })

  override func makeView() -> View {
    list.accessibleName = "Messages"
    list.loading.more = .available
    return list
  }

  override func connect() {
    connect(list, \.onLoadMore) { screen in
      // A real app asks its server here, in a task.
      let count = screen.list.items.count
      screen.list.append((count + 1...count + 30).map { "Message \($0)" })
      screen.list.loading.more = count < 60 ? .available : .none
    }
  }
}
