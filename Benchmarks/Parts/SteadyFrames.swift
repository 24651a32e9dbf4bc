import AllocationCount
import ScreenKitCore
import ScreenKitText

/// Frames of an app in a steady state, which should not allocate anything.
@MainActor
enum SteadyFrames {
  /// Writes the allocations of a frame, and returns whether they are within the limit.
  static func run() -> Bool {
    let before = allocationCount()
    let (field, label) = (Field(), Label("0"))
    let list = List((0..<10_000).map { "Row \($0)" })
    if allocationCount() == before {
      print("| allocations | | not counted here | | | |")
      #if canImport(Glibc)
        return false
      #else
        return true
      #endif
    }
    var isLean = true
    isLean = check("an unchanged frame", 0, Column { label }) { _ in } && isLean
    isLean = check("a changed label", 0, Column { label }) { label.text = "\($0)" } && isLean
    isLean = check("12000 changed cells", 0, field) { field.seed = $0 } && isLean
    isLean = check("20 changed cells", 0, field) { field.change($0) } && isLean
    isLean =
      check("a step through a list", 0, list) { list.highlightedRow = RowIndex($0) } && isLean
    return checkOtherViews() && isLean
  }

  /// Checks frames with bars, and with views whose own changes may allocate.
  private static func checkOtherViews() -> Bool {
    let (label, table) = (Label("0"), makeTable())
    var isLean = check("a step within a table", 0, table) {
      table.list.highlightedRow = RowIndex($0 % 2)
    }
    let bars: (Application) -> Void = { $0.status = AppStatus("Copying", detail: "12 files") }
    isLean =
      check("a label beside other views", 0, views(around: label), hasHints: true, prepare: bars) {
        label.text = "\($0)"
      } && isLean
    var shown: Application?
    isLean =
      check("a changed status", 0, Column { Label("0") }, prepare: { shown = $0 }) {
        let progress = AppStatus.Progress.fraction(Double($0 % 100) / 100)
        shown?.status = AppStatus("Copying", detail: "12 files", progress: progress)
      } && isLean
    return isLean
  }

  private static func makeTable() -> Table<Int> {
    let columns = ["Number", "Item"].map { title in
      TableColumn<Int>(title, text: { "\(title) \($0)" })
    }
    return Table(Array(0..<1000), id: { $0 }, columns: columns)
  }

  /// Returns `label` above a tree, a table, a log and a chart, which do not change.
  private static func views(around label: Label) -> View {
    let log = LogView()
    log.append(contentsOf: (0..<100).map { LogLine("Line \($0)") })
    let views: [View] = [makeTable(), log, LineChart(values: [1, 3, 2])]
    for view in views { view.layout.flex = 1 }
    let split = Split(Tree(Nodes()), Column(cross: .fill) { views })
    split.layout.flex = 1
    return Column(cross: .fill) {
      label
      split
    }
  }

  private static func check(
    _ what: String, _ limit: Int, _ view: View, hasHints: Bool = false,
    prepare: (Application) -> Void = { _ in }, _ change: @escaping (Int) -> Void
  ) -> Bool {
    let look = Look.named(.terminal)
    look.register(FieldPainter())
    var options = TextOptions(look: look)
    options.showsKeyHints = hasHints
    let surface = TextSurface(size: CellSize(columns: 200, rows: 60), options: options)
    var bytes = 0
    surface.output.write = { bytes += $0.count }
    let application = Application(
      root: ViewScreen(view), surface: surface, clock: ManualClock())
    application.start()
    prepare(application)
    var number = 100
    // The same closure is used each time, so that its own allocation is not counted.
    let turn: @MainActor () -> Void = {
      change(number)
      number += 1
    }
    let frames = 200
    for _ in 0..<frames { application.run(turn) }
    bytes = 0
    let before = allocationCount()
    for _ in 0..<frames { application.run(turn) }
    precondition((bytes > 0) == (what != "an unchanged frame"), "\(what): it is shown")
    let each = Double(allocationCount() - before) / Double(frames)
    Meter.write("allocations for \(what)", "a frame", [each], wanted: "≤ \(limit)")
    Meter.write("bytes for \(what)", "a frame", [Double(bytes) / Double(frames)])
    return each <= Double(limit)
  }
}

/// Three nodes, of which the first has three nodes below it.
private struct Nodes: TreeAdapter {
  func childCount(of parent: Int?) -> Int { (parent ?? 0) == 0 ? 3 : 0 }
  func child(_ index: Int, of parent: Int?) -> Int { parent == nil ? index : 3 + index }
  func id(of item: Int) -> Int { item }
  func text(of item: Int) -> String { "Node \(item)" }
}

/// A view that computes its cells.
private final class Field: View {
  var seed = 0 { didSet { changed(.appearance) } }
  /// The number of changes of each cell.
  private(set) var counts = [Int](repeating: 0, count: 12_000)

  func change(_ number: Int) {
    for step in 0..<20 {
      let place = (number * 31 + step * 7919) % 12_000
      counts[place] += 1
      changed(in: SurfaceRect(x: place % 200, y: place / 200, width: 1, height: 1))
    }
  }
}

private struct FieldPainter: ViewPainter {
  func measure(_ view: Field, in proposal: CellSize, _ layout: LayoutPass) -> CellSize { proposal }

  func paint(_ view: Field, on canvas: inout Canvas) {
    let area = canvas.visible
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let number = column * 7 + row * 13 + view.seed * 5 + view.counts[row * 200 + column]
        let character = UInt8(33 + number % 94)
        canvas.put(ascii: character, column: column, row: row, CellStyle(.ansi(2)))
      }
    }
  }
}
