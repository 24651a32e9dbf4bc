import ScreenKitCore

final class TreePage: Page {
  private let tree = Tree(Places())
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
  }
}

/// Countries with cities, and a node with a million nodes, which exist only while they are visible.
private struct Places: TreeAdapter {
  struct Place: Identifiable {
    let name: String
    var count = 0
    var id: String { name }
  }

  var isEmpty = false

  private static let cities = [
    "Egypt": ["Alexandria", "Cairo", "Giza"], "Germany": ["Berlin", "Hamburg", "München"],
    "Serbia": ["Beograd", "Niš", "Novi Sad"],
  ]
  private static let countries = cities.keys.sorted()

  func childCount(of parent: Place?) -> Int {
    guard let parent else { return isEmpty ? 0 : Self.countries.count + 1 }
    return parent.count
  }

  func child(_ index: Int, of parent: Place?) -> Place {
    if let parent {
      return Place(name: Self.cities[parent.name]?[index] ?? "Number \(index + 1)")
    }
    guard index < Self.countries.count else { return Place(name: "A million", count: 1_000_000) }
    let name = Self.countries[index]
    return Place(name: name, count: Self.cities[name]?.count ?? 0)
  }

  func text(of place: Place) -> String { place.name }
  func detail(of place: Place) -> String { place.count > 0 ? "\(place.count)" : "" }
}
