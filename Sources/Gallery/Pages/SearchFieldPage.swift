import ScreenKitCore

final class SearchFieldPage: Page {
  private let search = SearchField("Search cities")
  private let cities = List(
    FilteredAdapter(ArrayAdapter(SearchFieldPage.names, id: { $0 }, text: { $0 })))
  private let alone = SearchField()
  private let locked = SearchField("Locked")

  override func makeView() -> View {
    (search.id, cities.id, alone.id, locked.id) = ("search", "cities", "alone", "locked")
    cities.accessibleName = "Cities"
    cities.emptyView = Label("No city matches.")
    cities.layout.height = .fixed(8)
    search.list = cities
    locked.isEnabled = false
    return Scroll(Column(spacing: 1, cross: .fill) { [search, cities, alone, locked] })
  }

  override func connect() {
    connect(search, to: SearchFieldPage.searched)
    connect(cities, to: SearchFieldPage.open)
    connect(alone) { page, text in
      page.alone.resultCount = text.isEmpty ? nil : text.count
      page.log.record("“\(text)” is searched elsewhere")
    }
  }

  private func searched(for text: String) {
    log.record(text.isEmpty ? "All cities" : "\(cities.rowCount) cities match “\(text)”")
  }

  private func open(_ city: String) { log.record("\(city) was opened") }

  private static let names = [
    "Algiers", "Athens", "Bern", "Bogotá", "Brasília", "Čačak", "Cairo", "Chișinău", "Dublin",
    "Düsseldorf", "Gdańsk", "Hanoi", "Kraków", "Lisbon", "Łódź", "Malmö", "Montréal", "New York",
    "Niš", "Novi Sad", "Nuuk", "Oslo", "Plzeň", "Quito", "Reykjavík", "São Paulo", "Tromsø",
    "Warsaw", "Yaoundé", "Zürich",
  ]
}
