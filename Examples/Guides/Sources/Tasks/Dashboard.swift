import ScreenKitCore

/// The load of a machine, in percent, with the last minute.
final class MachineLoad: Model {
  @Observed private(set) var history: [Double] = []
  @Observed private(set) var memory = 0.0

  func add(load: Double, memory: Double) {
    history = Array((history + [load]).suffix(60))
    self.memory = memory
  }
}

/// Several charts of one model, in a grid.
final class DashboardScreen: Controller {
  private let load: MachineLoad
  private let now = Digits("0")
  private let minute = Chart(.sparkline)
  private let memory = Gauge(0...100, step: 1, zones: [.init(from: 80, .warning)])
  private let disks = Chart(.bars, [62, 91, 35], labels: ["home", "data", "tmp"])

  init(_ load: MachineLoad) {
    self.load = load
  }

  override func makeView() -> View {
    title = "Machine"
    now.accessibleName = "Load"
    minute.accessibleName = "The last minute"
    (minute.minimum, minute.maximum) = (0, 100)
    minute.layout.height = .fixed(3)
    minute.style.tint = .accent
    memory.accessibleName = "Memory"
    memory.describe = { "\(Int($0)) %" }
    disks.accessibleName = "Disks"
    (disks.minimum, disks.maximum) = (0, 100)
    disks.layout.height = .fixed(5)
    disks.style.tint = .accent
    return Column(spacing: 1, cross: .fill) {
      Row(spacing: 2) {
        Box("Load", now)
        Box("Last minute", minute)
      }
      Box("Memory", memory)
      Box("Disks", disks)
    }
  }

  override func connect() {
    refresh(when: load, \.history, \.memory)
  }

  override func refresh() {
    now.text = "\(Int(load.history.last ?? 0))"
    minute.values = load.history
    memory.value = load.memory
  }
}
