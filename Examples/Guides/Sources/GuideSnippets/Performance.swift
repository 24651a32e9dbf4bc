import ScreenKitCore

/// A million lines, of which only the visible ones are created.
final class Lines: ListAdapter {
  let count = 1_000_000
  private(set) var shownCount = 0

  func rowCount(in section: Int) -> Int { count }
  func item(at row: RowIndex) -> Int { row.row }
  func id(of number: Int) -> Int { number }
  func row(of id: Int) -> RowIndex? { RowIndex(id) }

  func show(_ number: Int, at row: RowIndex, in view: Label) {
    shownCount += 1
    view.text = "Line \(number + 1)"
  }
}

final class LinesScreen: Controller {
  let lines = Lines()

  override func makeView() -> View { List(lines) }
}

/// A model of a measurement that changes often.
final class Sensor: Model {
  @Observed var value = 0
}

/// A screen that shows at most ten values a second, for any number of changes.
final class SensorScreen: Controller {
  private let sensor: Sensor
  private let value = Digits()

  init(_ sensor: Sensor) {
    self.sensor = sensor
  }

  override func makeView() -> View { Column { value } }

  override func connect() {
    every(.milliseconds(100)) { $0.value.text = "\($0.sensor.value)" }
  }
}
