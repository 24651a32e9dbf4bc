import ScreenKitCore

final class SplitPage: Page {
  private let planets = List(["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"])
  private let detail = Label()
  private let back = Button("All planets")
  private lazy var split = Split(planets, content)

  override func makeView() -> View {
    (planets.id, planets.accessibleName, back.id) = ("planets", "Planets", "back")
    planets.layout.width = .init(minimum: 12, maximum: 14)
    detail.wraps = true
    showPlanet("Mercury")
    return split
  }

  private var content: View {
    let column = Column(spacing: 1) {
      back
      detail
    }
    // If the width beside the list is smaller, only the list or the content is shown.
    column.layout.width.minimum = 24
    return column
  }

  override func connect() {
    connect(planets, \.onHighlight) { $0.showPlanet($1) }
    connect(planets, to: SplitPage.open)
    connect(back, to: SplitPage.goBack)
  }

  private func showPlanet(_ name: String) {
    detail.text = "\(name) orbits the sun. A narrow window shows only one part."
  }

  private func open(_ name: String) {
    showPlanet(name)
    split.shown = .content
    log.record("\(name) is shown")
  }

  private func goBack() {
    split.shown = .side
    application?.focus.move(to: planets)
    log.record("Back at the list")
  }
}
