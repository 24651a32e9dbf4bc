import ScreenKitCore
import ScreenKitTesting
import ScreenKitTestSupport
import Testing

@testable import ScreenKitRmad

@Suite("Points to layout units")
struct PointRectTests {
  private let grid = PointGrid()

  @Test(.proves("R-039", "R-040", "R-041", "R-042"))
  func `edges are rounded, so that neighbours stay neighbours`() {
    for seed in UInt64(1)...500 {
      var random = SeededRandom(seed: seed)
      let x = Int.random(in: -400...400, using: &random)
      let first = PointRect(x: x, y: 0, width: Int.random(in: 8...300, using: &random), height: 40)
      let second = PointRect(
        x: first.maxX, y: 0, width: Int.random(in: 8...300, using: &random), height: 40)
      let (left, right) = (grid.units(first), grid.units(second))
      #expect(left.origin.x + left.size.width == right.origin.x, "seed \(seed)")
    }
  }

  @Test func `sized components neither vanish nor overflow`() {
    #expect(grid.units(PointRect(x: 1, y: 1, width: 1, height: 1)).size.width == 1)
    #expect(grid.units(PointRect(x: 0, y: 0, width: 0, height: 9)).size.width == 0)
    let huge = PointRect(x: .max, y: .min, width: .max, height: .max)
    let fitted = huge.fitted(
      from: PointRect(width: .max, height: 1), to: PointRect(width: 7, height: .max),
      leastHeight: 16)
    #expect(grid.units(fitted).size.height > 0)
    #expect(grid.units(huge).origin.x > 0)
  }

  @Test func `a component at an edge reaches it in every size`() {
    let design = PointRect(width: 320, height: 416)
    let table = PointRect(x: 0, y: 48, width: 320, height: 368)
    let wide = table.fitted(from: design, to: PointRect(width: 640, height: 800), leastHeight: 16)
    #expect(wide == PointRect(x: 0, y: 48, width: 640, height: 752))
    let low = table.fitted(from: design, to: PointRect(width: 320, height: 96), leastHeight: 64)
    #expect(low.height == 64)
    let icon = PointRect(x: 8, y: 8, width: 64, height: 48)
    #expect(
      icon.fitted(from: design, to: PointRect(width: 640, height: 800), leastHeight: 16) == icon)
    let narrow = icon.fitted(from: design, to: PointRect(width: 160, height: 416), leastHeight: 16)
    #expect((narrow.x, narrow.width) == (4, 32))
  }
}
