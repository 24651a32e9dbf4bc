import AllocationCount
import ScreenKitCore
import ScreenKitText

/// The figure N4: a list of a million rows that is scrolled by pages; each page shows new rows
/// only.
@MainActor
enum ListPages {
  private static let size = CellSize(columns: 80, rows: 24)

  static func run() {
    let list = List(
      (0..<1_000_000).map { number in
        let digits = String(number)
        let zeros = String(repeating: "0", count: 7 - digits.count)
        return "Row \(zeros)\(digits)  item text \(number * 37 % 1000)"
      })
    let surface = TextSurface(size: size, options: TextOptions(look: Look.named(.terminal)))
    var bytes = 0
    surface.output.write = { bytes += $0.count }
    let application = Application(
      root: ViewScreen(list), surface: surface, clock: ManualClock())
    application.start()
    var row = size.rows - 1
    let turn: @MainActor () -> Void = {
      row = row + size.rows < list.rowCount ? row + size.rows : size.rows - 1
      list.highlightedRow = RowIndex(row)
    }
    Meter.time("a page of a list of 1,000,000 rows", 1000) { count in
      for _ in 0..<count { application.run(turn) }
    }
    let before = allocationCount()
    for _ in 0..<200 { application.run(turn) }
    Meter.write(
      "allocations for a page of a list", "a frame",
      [Double(allocationCount() - before) / 200])
    precondition(bytes > 0, "pages are shown")
  }
}
