import ScreenKitCore

final class TogglePage: Page {
  private let airplane = Toggle("Airplane mode")
  private let wifi = Toggle("Wireless network", value: true)
  private let locked = Toggle("Decided by someone else", value: true)
  private let untitled = Toggle("")
  private let long = Toggle(String(repeating: "A title that is longer than any screen. ", count: 9))

  override func makeView() -> View {
    (airplane.id, wifi.id, locked.id) = ("airplane", "wifi", "locked")
    (untitled.id, long.id) = ("untitled", "long")
    locked.isEnabled = false
    untitled.accessibleName = "Switch without a title"
    return Scroll(Column(spacing: 1, cross: .fill) { [airplane, wifi, locked, untitled, long] })
  }

  override func connect() {
    connect(airplane, to: TogglePage.airplaneSwitched)
    connect(wifi, to: TogglePage.wifiSwitched)
    connect(untitled, to: TogglePage.otherSwitched)
    connect(long, to: TogglePage.otherSwitched)
  }

  /// Disables the wireless network while airplane mode is on.
  private func airplaneSwitched(_ isOn: Bool) {
    wifi.isEnabled = !isOn
    log.record("Airplane mode is \(isOn ? "on" : "off")")
  }

  private func wifiSwitched(_ isOn: Bool) { log.record("The network is \(isOn ? "on" : "off")") }
  private func otherSwitched(_ isOn: Bool) { log.record("Switched \(isOn ? "on" : "off")") }
}
