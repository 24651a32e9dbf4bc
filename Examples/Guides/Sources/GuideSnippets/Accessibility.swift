import ScreenKitCore

/// A screen whose parts have names for screen readers.
final class VolumeScreen: Controller {
  private let louder = Button("+")
  private let softer = Button("-")
  private let level = Gauge(0...10, step: 1, value: 5)

  override func makeView() -> View {
    louder.accessibleName = "Louder"
    softer.accessibleName = "Softer"
    level.accessibleName = "Volume"
    level.describe = { "\(Int($0)) of 10" }
    return Row(spacing: 1) {
      softer
      level
      louder
    }
  }

  override func connect() {
    connect(louder) { $0.change(by: 1) }
    connect(softer) { $0.change(by: -1) }
    command("Louder", "+") { $0.change(by: 1) }
    command("Softer", "-") { $0.change(by: -1) }
  }

  private func change(by step: Double) {
    level.value = (level.value ?? 0) + step
  }
}
