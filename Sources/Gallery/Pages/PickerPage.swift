import ScreenKitCore

final class PickerPage: Page {
  private let month = Picker("Month", PickerPage.months)
  private let year = Picker("Year", YearAdapter(), value: 2000)
  private let locked = Picker("Locked", ["Decided by someone else"])
  private let empty = Picker("Empty", [])
  private let long = Picker(
    "Long", (1...3).map { "\($0)" + String(repeating: " of the long items", count: 20) })

  override func makeView() -> View {
    (month.id, year.id, locked.id, empty.id, long.id) = ("month", "year", "locked", "empty", "long")
    locked.isEnabled = false
    return Scroll(Column(spacing: 1, cross: .fill) { [month, year, locked, empty, long] })
  }

  override func connect() {
    connect(month, to: PickerPage.monthChosen)
    connect(year, to: PickerPage.yearChosen)
    connect(long, to: PickerPage.longChosen)
  }

  private func monthChosen(_ index: Int) { log.record("The month is \(PickerPage.months[index])") }
  private func yearChosen(_ year: Int) { log.record("The year is \(year)") }
  private func longChosen(_ index: Int) { log.record("Long item \(index + 1)") }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// An adapter with ten thousand years, each created only when it is visible.
private struct YearAdapter: ListAdapter {
  func rowCount(in section: Int) -> Int { 10_000 }
  func item(at row: RowIndex) -> Int { row.row }
  func id(of year: Int) -> Int { year }
  func row(of id: Int) -> RowIndex? { RowIndex(id) }
  func searchText(of year: Int) -> String { "\(year)" }
  func show(_ year: Int, at row: RowIndex, in view: Label) { view.text = "Year \(year)" }
}
