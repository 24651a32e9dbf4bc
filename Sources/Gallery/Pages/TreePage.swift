import ScreenKitCore

final class TreePage: Page {
  private let places = Places()
  private lazy var tree = Tree(places)
  private let empty = Tree(Places(isEmpty: true))

  override func makeView() -> View {
    (tree.id, tree.accessibleName, tree.layout.flex) = ("tree", "Places", 1)
    (empty.id, empty.accessibleName, empty.layout.height) = ("empty", "Empty", .fixed(1))
    empty.emptyView = Label("Nothing is here.")
    return Column(spacing: 1, cross: .fill) { [tree, empty] }
  }

  override func connect() {
    connect(tree, \.onHighlight) { $0.log.record("\($1.name) is highlighted") }
    connect(tree, \.onToggle) { $0.log.record($2 ? "\($1.name) is open" : "\($1.name) is closed") }
    connect(tree, \.menu) { page, place in
      guard page.places.countryWithIndex(of: place.name) != nil else { return [] }
      return [
        Command("Move up", for: page) { try $0.move(place.name, by: -1) },
        Command("Move down", for: page) { try $0.move(place.name, by: 1) },
      ]
    }
  }

  /// Moves a city within the list of its country; Ctrl-Z moves it back.
  private func move(_ name: String, by step: Int) throws {
    guard places.canMove(name, by: step) else { return }
    try undoHistory.perform("Move \(name)") { [weak self] in
      self?.show(name, movedBy: step)
    } undo: { [weak self] in
      self?.show(name, movedBy: -step)
    }
  }

  private func show(_ name: String, movedBy step: Int) {
    places.move(name, by: step)
    tree.reload()
    log.record("\(name) was moved \(step < 0 ? "up" : "down")")
  }
}

/// Countries with cities, and a node with a million nodes, of which only visible ones are created.
private final class Places: TreeAdapter {
  struct Place: Identifiable {
    let name: String
    var count = 0
    var id: String { name }
  }

  private let isEmpty: Bool
  private var cities = [
    "Egypt": ["Alexandria", "Cairo", "Giza"], "Germany": ["Berlin", "Hamburg", "München"],
    "Serbia": ["Beograd", "Niš", "Novi Sad"],
  ]
  private let countries = ["Egypt", "Germany", "Serbia"]

  init(isEmpty: Bool = false) { self.isEmpty = isEmpty }

  func childCount(of parent: Place?) -> Int {
    guard let parent else { return isEmpty ? 0 : countries.count + 1 }
    return parent.count
  }

  func child(_ index: Int, of parent: Place?) -> Place {
    if let parent { return Place(name: cities[parent.name]?[index] ?? "Number \(index + 1)") }
    guard index < countries.count else { return Place(name: "A million", count: 1_000_000) }
    let name = countries[index]
    return Place(name: name, count: cities[name]?.count ?? 0)
  }

  func text(of place: Place) -> String { place.name }
  func detail(of place: Place) -> String { place.count > 0 ? "\(place.count)" : "" }

  /// Returns the country of a city, and its index there; `nil` for other places.
  func countryWithIndex(of city: String) -> (country: String, index: Int)? {
    for (country, names) in cities {
      if let index = names.firstIndex(of: city) { return (country, index) }
    }
    return nil
  }

  func canMove(_ city: String, by step: Int) -> Bool {
    guard let (country, index) = countryWithIndex(of: city) else { return false }
    return cities[country]?.indices.contains(index + step) ?? false
  }

  func move(_ city: String, by step: Int) {
    guard canMove(city, by: step), let (country, index) = countryWithIndex(of: city) else { return }
    cities[country]?.swapAt(index, index + step)
  }
}
