import ScreenKitCore

final class ListPage: Page {
  private let fruit = List(ListPage.names)
  private let empty = List<String>([])
  private let locked = List(["Nothing here", "can be selected"])

  override func makeView() -> View {
    (fruit.id, empty.id, locked.id) = ("fruit", "empty", "locked")
    (fruit.accessibleName, empty.accessibleName) = ("Fruit", "Empty")
    locked.accessibleName = "Locked"
    empty.emptyView = Label("Nothing is here.")
    locked.isEnabled = false
    fruit.accessory = { $0 == "Banana" ? .checkmark : .disclosure }
    fruit.layout.height = .fixed(10)
    empty.layout.height = .fixed(1)
    return Scroll(Column(spacing: 1, cross: .fill) { [fruit, empty, locked] })
  }

  override func connect() {
    connect(fruit, \.onHighlight) { $0.log.record("\($1) is highlighted") }
    connect(fruit, to: ListPage.open)
  }

  private func open(_ name: String) { log.record("\(name) was opened") }

  private static let names = [
    "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Date", "Elderberry", "Fig", "Gooseberry",
    "Grape", "Kiwi", "Lemon", "Mango", "Nectarine", "Orange", "Papaya", "Quince", "Raspberry",
    "Strawberry", "A fruit whose name is " + String(repeating: "far too long ", count: 20),
  ]
}
