import Observation
import ScreenKitCore

/// A thermostat: data and rules, without any view.
final class Thermostat: Model {
  @Observed var degrees = 20.0
  @Observed var isOn = true

  /// Computed properties can be observed too.
  var isHeating: Bool { isOn && degrees < 19 }
}

/// A screen that observes single properties.
final class ThermostatScreen: Controller {
  private let thermostat: Thermostat
  private let reading = Label()
  private let trend = Label()
  private let flame = Label()

  init(_ thermostat: Thermostat) {
    self.thermostat = thermostat
  }

  override func makeView() -> View {
    Column {
      reading
      trend
      flame
    }
  }

  override func connect() {
    observe(thermostat, \.degrees) { screen, change in
      screen.reading.text = "\(change.new) °C"
    }
    observe(thermostat, \.isHeating) { screen, change in
      screen.flame.text = change.new ? "Heating" : "Off"
    }
    observe(thermostat, \.degrees, initially: false, keepingOld: true) { screen, change in
      guard let old = change.old else { return }
      screen.trend.text = change.new > old ? "Rising" : "Falling"
    }
  }
}

/// A screen that shows several properties by one method.
final class SummaryScreen: Controller {
  private let thermostat: Thermostat
  private(set) var refreshCount = 0
  private let summary = Label()

  init(_ thermostat: Thermostat) {
    self.thermostat = thermostat
  }

  override func makeView() -> View { Column { summary } }

  override func connect() {
    refresh(when: thermostat, \.degrees, \.isOn)
  }

  override func refresh() {
    refreshCount += 1
    summary.text = "\(thermostat.degrees) °C, \(thermostat.isOn ? "on" : "off")"
  }
}

/// A model that observes another model; it ends with the token.
final class HeatingLog: Model {
  @Observed private(set) var starts = 0
  private var token: ObservationToken?

  init(_ thermostat: Thermostat) {
    super.init()
    token = thermostat.observe(\.isHeating) { [unowned self] change in
      if change.new { starts += 1 }
    }
  }
}

/// A class of another library, which does not depend on `Model`.
@Observable final class Player {
  var song = "Silence"
}

/// A screen that observes an object of that class.
final class PlayerScreen: Controller {
  private let player: Player
  private let song = Label()

  init(_ player: Player) {
    self.player = player
  }

  override func makeView() -> View { Column { song } }

  override func connect() {
    observe(player, \.song) { screen, change in screen.song.text = change.new }
  }
}
