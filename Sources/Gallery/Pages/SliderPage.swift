import ScreenKitCore

final class SliderPage: Page {
  private let volume = Slider(0...100, step: 1, value: 30)
  private let rating = Slider(1...5, step: 1, value: 3)
  private let locked = Slider(value: 0.5)
  private let shown = Label("30 %")

  override func makeView() -> View {
    (volume.id, rating.id, locked.id, shown.id) = ("volume", "rating", "locked", "shown")
    (volume.accessibleName, rating.accessibleName) = ("Volume", "Rating")
    volume.describe = { "\(Int($0)) percent" }
    locked.accessibleName = "Locked"
    locked.isEnabled = false
    shown.layout.width = .fixed(5)
    volume.layout.flex = 1
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row(spacing: 1) {
          volume
          shown
        }
        rating
        locked
      })
  }

  override func connect() {
    connect(volume, to: SliderPage.volumeMoved)
    connect(rating, to: SliderPage.ratingMoved)
  }

  private func volumeMoved(to value: Double) {
    shown.text = "\(Int(value)) %"
    log.record("The volume is \(Int(value)) %")
  }

  private func ratingMoved(to value: Double) { log.record("\(Int(value)) of 5 stars") }

  /// Shows the slider's value, which was restored with the screen.
  override func appear() { shown.text = "\(Int(volume.value)) %" }
}
