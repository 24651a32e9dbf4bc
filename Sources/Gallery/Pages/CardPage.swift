import ScreenKitCore

final class CardPage: Page {
  private let name = TextField("Name")
  private let join = Button("Join")

  override func makeView() -> View {
    (name.id, join.id) = ("name", "join")
    name.accessibleName = "Name"
    // The main button of a screen is filled.
    join.style.emphasis = .strong
    return Card(
      "Join us",
      Scroll(
        Column(spacing: 1, cross: .fill) {
          Label("A card is in the middle, or fills a small screen.")
          name
          Row { join }
        }))
  }

  override func connect() {
    connect(join, to: CardPage.greet)
  }

  private func greet() { log.record("\(name.isEmpty ? "Somebody" : name.value) joined") }
}
