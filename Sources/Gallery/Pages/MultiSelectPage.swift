import ScreenKitCore

final class MultiSelectPage: Page {
  private let list = List([
    "Anna", "Boris", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Klara",
    "Leo",
  ])

  override func makeView() -> View {
    (list.id, list.accessibleName) = ("people", "People")
    list.selectionMode = .multiple
    list.layout.flex = 1
    return Column(cross: .fill) { list }
  }

  override func connect() {
    connect(list, \.onSelectionChange) { $0.choiceChanged() }
    connect(list, \.menu) { page, name in
      [
        Command("Greet", for: page) { $0.log.record("Hello, \(name)") },
        Command("Remove", for: page) { try $0.remove(name) },
      ]
    }
  }

  private func choiceChanged() {
    let names = list.selectedItems
    log.record(names.isEmpty ? "Nobody is selected" : names.joined(separator: ", "))
  }

  private func remove(_ name: String) throws {
    guard let index = list.items.firstIndex(of: name) else { return }
    try undoHistory.perform("Remove \(name)") { [list, log] in
      list.items.remove(at: index)
      log.record("\(name) was removed")
    } undo: { [list, log] in
      list.items.insert(name, at: index)
      log.record("\(name) is back")
    }
  }
}
