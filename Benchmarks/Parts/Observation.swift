import ScreenKitCore

/// The figure W7: the cost of a write that notifies some observers.
@MainActor
enum Observation {
  private final class Gauge: Model {
    @Observed var value = 0
  }

  /// The cheapest notification: closures called in turn.
  private final class Floor {
    var observers: [(Int) -> Void] = []
    var value = 0 { didSet { for observer in observers { observer(value) } } }
  }

  private final class Sum {
    var value = 0
  }

  static func run() {
    for (observers, limit) in [(0, 5), (1, 30), (10, 130), (100, 1000)] {
      let (gauge, floor, sum) = (Gauge(), Floor(), Sum())
      let tokens = (0..<observers).map { _ in gauge.observe(\.value) { sum.value &+= $0.new } }
      for _ in 0..<observers { floor.observers.append { sum.value &+= $0 } }
      gauge.value = 7
      precondition(sum.value == 7 * observers, "each observer is called once")
      let count = 2_000_000 / (observers + 1)
      let what = "W7 a write with \(observers) observers"
      Meter.time(what, count, wanted: "≤ \(limit)") { write(gauge, $0) }
      Meter.compare(what, count, wanted: "", floor: { write(floor, $0) }) { write(gauge, $0) }
      withExtendedLifetime(tokens) {}
    }
  }

  @inline(never)
  private static func write(_ gauge: Gauge, _ count: Int) {
    for number in 0..<count { gauge.value = gauge.value &+ number &+ 1 }
  }

  @inline(never)
  private static func write(_ floor: Floor, _ count: Int) {
    for number in 0..<count { floor.value = floor.value &+ number &+ 1 }
  }
}
