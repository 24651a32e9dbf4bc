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
    list.onSelectionChange = { [weak self] in self?.choiceChanged() }
    list.menu = { [weak self] name in self?.commands(for: name) ?? [] }
  }

  private func choiceChanged() {
    let names = list.selectedItems
    log.note(names.isEmpty ? "Nobody is selected" : names.joined(separator: ", "))
  }

  private func commands(for name: String) -> [Command] {
    [
      Command("Greet", keys: []) { [weak self] in self?.log.note("Hello, \(name)") },
      Command("Remove", keys: []) { [weak self] in self?.remove(name) },
    ]
  }

  private func remove(_ name: String) {
    list.items.removeAll { $0 == name }
    log.note("\(name) was removed")
  }
}
