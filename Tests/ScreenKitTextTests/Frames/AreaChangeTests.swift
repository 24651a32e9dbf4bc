import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Views that declare their changed area.
@MainActor
@Suite(.leakFree) struct AreaChangeTests {
  /// Letters of one cell each.
  private final class Letters: View {
    static let size = CellSize(columns: 20, rows: 8)
    /// The number of all letters drawn.
    var drawn = 0
    private(set) var letters = [UInt8](
      repeating: UInt8(ascii: "."), count: size.columns * size.rows)

    func set(_ letter: UInt8, in area: CellRect) {
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn {
          letters[row * Letters.size.columns + column] = letter
        }
      }
      changed(
        in: SurfaceRect(
          x: area.column, y: area.row, width: area.size.columns, height: area.size.rows))
    }
  }

  private struct LettersPainter: ViewPainter {
    func measure(_ view: Letters, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      Letters.size.limited(to: proposal)
    }

    func paint(_ view: Letters, on canvas: inout Canvas) {
      let area = canvas.visible
      for row in area.row..<min(area.endRow, Letters.size.rows) {
        for column in area.column..<min(area.endColumn, Letters.size.columns) {
          let letter = view.letters[row * Letters.size.columns + column]
          canvas.put(ascii: letter, column: column, row: row, CellStyle())
          view.drawn += 1
        }
      }
    }
  }

  private let letters = Letters()

  private func stage(_ root: (View) -> View = { $0 }) -> Stage {
    let look = Look.named(.terminal)
    look.register(LettersPainter())
    return Stage(root(letters), columns: 30, rows: 10, options: TextOptions(look: look))
  }

  private func draws(_ stage: Stage, _ change: () -> Void) -> Int {
    let before = letters.drawn
    stage.change(change)
    return letters.drawn - before
  }

  @Test func `only the changed part is drawn`() {
    let stage = stage()
    let part = CellRect(column: 3, row: 2, columns: 4, rows: 2)
    #expect(draws(stage) { letters.set(UInt8(ascii: "x"), in: part) } == 8)
    #expect(stage.surface.snapshot.text.contains("...xxxx...") && stage.isTruthful)
  }

  @Test func `parts are drawn separately`() {
    let stage = stage()
    let drawn = draws(stage) {
      for place in 0..<8 {
        let cell = CellRect(column: place * 2, row: place, columns: 1, rows: 1)
        letters.set(UInt8(ascii: "x"), in: cell)
      }
    }
    #expect(drawn == 8)
  }

  @Test func `very many parts are drawn together`() {
    let stage = stage()
    let drawn = draws(stage) {
      for place in 0..<1000 {
        let cell = CellRect(column: place % 20, row: place / 20 % 8, columns: 1, rows: 1)
        letters.set(UInt8(ascii: "x"), in: cell)
      }
    }
    #expect(drawn <= 64 + 20 * 8)
    #expect(!stage.surface.snapshot.text.contains("."))
  }

  @Test func `a change of the whole view draws it once`() {
    let stage = stage()
    let cell = CellRect(column: 1, row: 1, columns: 1, rows: 1)
    let drawn = draws(stage) {
      letters.set(UInt8(ascii: "x"), in: cell)
      letters.changed(.appearance)
      letters.set(UInt8(ascii: "y"), in: cell)
    }
    #expect(drawn == 160)
    #expect(draws(stage) {} == 0)
  }

  @Test func `a part changed outside the tree is drawn later`() {
    let column = Column { Label("top") }
    let stage = stage { view in
      column.add(view)
      return column
    }
    stage.change { letters.removeFromParent() }
    stage.change {
      letters.set(UInt8(ascii: "x"), in: CellRect(column: 0, row: 0, columns: 20, rows: 1))
    }
    stage.change { column.add(letters) }
    #expect(stage.surface.snapshot.text.contains(String(repeating: "x", count: 20)))
  }

  @Test(arguments: RandomWalks.seeds(6, of: 30))
  func `any changed parts give the same screen as a redraw`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cover = Label("漢字 over")
    let stage = stage { view in
      let front = Frame()
      front.add(view, in: SurfaceRect(x: 2, y: 1, width: 18, height: 7))
      front.add(cover, in: SurfaceRect(x: 5, y: 3, width: 9, height: 1))
      return front
    }
    for _ in 0..<40 {
      stage.change { step(&random, cover) }
      #expect(stage.isTruthful, "seed \(seed)\(stage)")
    }
    let seen = stage.surface.snapshot
    #expect(stage.freshSnapshot() == seen, "seed \(seed)\(stage)")
  }

  private func step(_ random: inout SeededGenerator, _ cover: Label) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let column = Int.random(in: 0..<20, using: &random)
      let row = Int.random(in: 0..<8, using: &random)
      let area = CellRect(
        column: column, row: row, columns: Int.random(in: 0...20 - column, using: &random),
        rows: Int.random(in: 0...8 - row, using: &random))
      letters.set(UInt8.random(in: 0x61...0x7A, using: &random), in: area)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: cover.text = ["漢字 over", "x漢", "", "語語語語"].randomElement(using: &random) ?? ""
    case 1: letters.isHidden.toggle()
    case 2: letters.layout.padding.start = Int.random(in: 0...2, using: &random)
    case 3: letters.changed(.appearance)
    default: break
    }
  }
}
