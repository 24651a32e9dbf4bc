import ScreenKitCore

final class GaugePage: Page {
  private let heat = Gauge(
    -20...120, step: 1, value: 21,
    zones: [.init(from: 80, .warning), .init(from: 100, .negative)])
  private let charge = Gauge(
    value: 0.62, zones: [.init(from: 0, .negative), .init(from: 0.2, .positive)])
  private let missing = Gauge(0...10, step: 1)
  private let warmer = Button("Warmer")
  private let unplug = Button("Empty the battery")

  override func makeView() -> View {
    (heat.id, charge.id, missing.id) = ("heat", "charge", "missing")
    (warmer.id, unplug.id) = ("warmer", "unplug")
    (heat.accessibleName, charge.accessibleName) = ("Temperature", "Battery")
    missing.accessibleName = "Sensor"
    heat.describe = { "\(Int($0)) °C" }
    charge.describe = { "\(Int($0 * 100)) %" }
    heat.layout.height = .fixed(2)
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row(spacing: 1) { [warmer, unplug] }
        heat
        charge
        missing
      })
  }

  override func connect() {
    connect(warmer, to: GaugePage.heatUp)
    connect(unplug, to: GaugePage.drain)
  }

  private func heatUp() {
    heat.value = (heat.value ?? 0) + 30
    log.record("It is \(heat.text)")
  }

  private func drain() {
    charge.value = 0.08
    log.record("The battery has \(charge.accessibleValue)")
  }
}
