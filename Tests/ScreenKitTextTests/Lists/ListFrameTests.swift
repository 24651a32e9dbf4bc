import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Random use of a list, turn by turn; a failure contains its seed.
@MainActor
@Suite("List: frames", .leakFree, .proves("F-041"))
struct ListFrameTests {
  private static let keys: [KeyPress] = [
    KeyPress(.up), KeyPress(.down), KeyPress(.down), KeyPress(.pageUp), KeyPress(.pageDown),
    KeyPress(.home), KeyPress(.end), KeyPress(.space), KeyPress(.down, .shift),
    KeyPress("a", .control), KeyPress(.function(5)), KeyPress(.tab),
  ]

  @Test(arguments: RandomWalks.seeds(30, of: 1000))
  func `each frame equals that of a fresh surface`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var items = (0..<Int.random(in: 0..<40, using: &random)).map { "\($0) \(RandomName.of($0))" }
    let list = List(items)
    list.emptyView = Label("Nothing here")
    list.rowHeight = Int.random(in: 1...2, using: &random)
    list.onRefresh = {}
    list.selectionMode = Bool.random(using: &random) ? .single : .multiple
    let look = Look.Name.allCases.randomElement(using: &random) ?? .terminal
    let stage = Stage(
      Column(cross: .fill) {
        Label("Title")
        list
        Button("OK")
      }, columns: Int.random(in: 0..<24, using: &random),
      rows: Int.random(in: 0..<12, using: &random), look)
    for turn in 0..<12 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        items.shuffle(using: &random)
        stage.change { list.items = items }
      case 1:
        items = Array(items.prefix(Int.random(in: 0...items.count, using: &random)))
        stage.change { list.items = items }
      case 2: stage.change { list.loading.isRefreshing.toggle() }
      case 3:
        stage.change { list.selectionMode = list.selectionMode == .single ? .multiple : .single }
      case 4:
        let point = SurfacePoint(x: 2, y: Int.random(in: 0..<12, using: &random))
        stage.application.dispatch(
          .pointer(PointerEvent(.down(.left), at: point)),
          .pointer(PointerEvent(.up(.left), at: point)),
          .pointer(PointerEvent(.scroll(x: 0, y: 1), at: point)))
      default:
        // A turn has several keys, so that rows enter, change and leave before they are visible.
        let keys = (0...Int.random(in: 0..<3, using: &random)).map { _ in
          Self.keys.randomElement(using: &random) ?? "x"
        }
        stage.application.dispatch(keys.map(Event.key))
      }
      #expect(stage.isTruthful, "turn \(turn)")
    }
    #expect(stage.change {} == 0)
    let picture = stage.surface.snapshot
    let fresh = stage.freshSnapshot()
    #expect(picture == fresh, "\n\(picture.text)\n\(fresh.text)")
  }

  @Test func `a step in a million rows costs the visible ones`() {
    let list = List((0..<1_000_000).map { $0 }, id: { $0 }, text: { "row \($0)" })
    let application = Stage(list).application
    let scene = ViewScene(
      application.window, look: .named(.terminal), clusters: ClusterTable(),
      size: CellSize(columns: 80, rows: 24))
    scene.update()
    let measured = scene.measureCount
    list.scroll(by: 1)
    scene.update()
    #expect(scene.measureCount - measured <= 2)
    let painted = scene.paintCount
    list.scroll(by: 1)
    scene.update()
    #expect(scene.paintCount - painted == 2)
  }

  @Test func `the highlighted row at the edge stays while others scroll`() {
    let list = List((100..<900).map { $0 }, id: { $0 }, text: { "row \($0)" })
    let stage = Stage(list, columns: 80, rows: 24)
    stage.change { list.highlightedRow = RowIndex(23) }
    for step in 1...5 {
      let bytes = stage.change { list.highlightedRow = RowIndex(23 + step) }
      // A highlighted row is as wide as the list, and another digit does not rewrite it.
      #expect(bytes < 100, "step \(step)")
      #expect(stage.isTruthful)
    }
  }

  @Test func `the scroll bar is painted when its thumb moves`() {
    let list = List((0..<96).map { $0 }, id: { $0 }, text: { "row \($0)" })
    let application = Stage(list).application
    let scene = ViewScene(
      application.window, look: .named(.terminal), clusters: ClusterTable(),
      size: CellSize(columns: 80, rows: 24))
    scene.update()
    var paintings: [Int] = [], thumbs = Set<Int>()
    for _ in 0..<12 {
      let before = scene.paintCount
      list.scroll(by: 1)
      scene.update()
      paintings.append(scene.paintCount - before)
      thumbs.insert(list.scrollBar?.thumb.lowerBound ?? -1)
    }
    // The painted views are the new row and its text, and the list if the thumb moves.
    #expect(paintings.filter { $0 == 3 }.count == thumbs.count)
    #expect(paintings.filter { $0 == 2 }.count == paintings.count - thumbs.count)
  }
}

/// Names, some of which contain wide characters.
private enum RandomName {
  static func of(_ number: Int) -> String { ["é", "日本", "plain", "👩‍👧", ""][number % 5] }
}
