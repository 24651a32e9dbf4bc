import ScreenKitText

/// The figure W8: the cost of finding the differences of a grid of 200×60 cells, and of encoding
/// them.
@MainActor
enum Frames {
  private static let size = CellSize(columns: 200, rows: 60)

  static func run() {
    for changes in [0, 20, size.columns * size.rows] {
      let (grids, floor) = (Grids(changes), Floor(changes))
      precondition((grids.frame(0) > 0) == (floor.frame(0) > 0))
      let what = "W8 comparing, \(changes) of 12,000 cells changed"
      Meter.compare(what, 500, wanted: "≤ 1.2") {
        for number in 0..<$0 { _ = floor.frame(number) }
      } _: {
        for number in 0..<$0 { _ = grids.frame(number) }
      }
    }
  }

  /// Returns a cell of the first or of the second screen; `changes` cells differ between them.
  private static func spot(_ place: Int, _ second: Bool, _ changes: Int) -> (UInt8, UInt8) {
    let isChanged = second && (changes > 20 || place % 600 == 13 && changes > 0)
    let (x, y, frame) = (place % size.columns, place / size.columns, isChanged ? 1 : 0)
    return (UInt8(33 + (x * 7 + y * 13 + frame * 5) % 94), UInt8((x / 8 + y + frame) % 6 + 1))
  }

  /// Two alternating screens of the framework.
  @MainActor
  private struct Grids {
    private let clusters = ClusterTable()
    private let encoder: AnsiEncoder
    private let wanted = [CellGrid(size: size), CellGrid(size: size)]
    private let shown = CellGrid(size: size)

    init(_ changes: Int) {
      encoder = AnsiEncoder(clusters: clusters)
      let look = Look.named(.terminal)
      for (index, grid) in wanted.enumerated() {
        let canvas = Canvas(
          grid, clusters, grid.bounds, clip: grid.bounds, look: look, background: .standard)
        for place in 0..<size.columns * size.rows {
          let (character, color) = spot(place, index == 1, changes)
          canvas.put(
            ascii: character, column: place % size.columns, row: place / size.columns,
            CellStyle(.ansi(color)))
        }
      }
    }

    func frame(_ number: Int) -> Int {
      let grid = wanted[number & 1]
      grid.markAllDamaged()
      encoder.beginFrame()
      encoder.encode(from: shown, to: grid)
      return encoder.endFrame().count
    }
  }

  /// The same screens for the floor.
  @MainActor
  private struct Floor {
    private let diff = FloorDiff(width: size.columns, height: size.rows)
    private let screens: [[FloorDiff.Cell]]

    init(_ changes: Int) {
      screens = [false, true].map { second in
        (0..<size.columns * size.rows).map { place in
          let (character, color) = spot(place, second, changes)
          return FloorDiff.Cell(character: UInt32(character), foreground: UInt32(color))
        }
      }
    }

    func frame(_ number: Int) -> Int {
      screens[number & 1].withUnsafeBufferPointer { $0.baseAddress.map(diff.frame) ?? 0 }
    }
  }
}
