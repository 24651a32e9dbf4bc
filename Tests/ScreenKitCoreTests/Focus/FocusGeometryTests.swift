@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Focus geometry")
struct FocusGeometryTests {
  private let origin = SurfaceRect(x: 10, y: 10, width: 4, height: 2)

  @Test(arguments: zip(FocusGeometry.Direction.allCases, [0, 1, 2, 3]))
  func `the nearest view in a direction is completely in it`(
    direction: FocusGeometry.Direction, index: Int
  ) {
    // The rectangles are above, below, left and right of the origin, each touching it.
    let around = [
      SurfaceRect(x: 10, y: 8, width: 4, height: 2), SurfaceRect(x: 10, y: 12, width: 4, height: 2),
      SurfaceRect(x: 6, y: 10, width: 4, height: 2), SurfaceRect(x: 14, y: 10, width: 4, height: 2),
    ]
    #expect(FocusGeometry.nearest(to: origin, among: around, direction) == index)
  }

  @Test func `a view straight ahead wins over a nearer one aside`() {
    let ahead = SurfaceRect(x: 10, y: 16, width: 4, height: 1)
    let aside = SurfaceRect(x: 20, y: 13, width: 4, height: 1)
    #expect(FocusGeometry.nearest(to: origin, among: [aside, ahead], .down) == 1)
  }

  @Test func `a view slightly aside wins over a distant one ahead`() {
    let ahead = SurfaceRect(x: 10, y: 40, width: 4, height: 1)
    let aside = SurfaceRect(x: 15, y: 13, width: 4, height: 1)
    #expect(FocusGeometry.nearest(to: origin, among: [ahead, aside], .down) == 1)
  }

  @Test func `of two equally near views the first one wins`() {
    let twins = [
      SurfaceRect(x: 8, y: 14, width: 2, height: 1), SurfaceRect(x: 14, y: 14, width: 2, height: 1),
    ]
    #expect(FocusGeometry.nearest(to: origin, among: twins, .down) == 0)
  }

  @Test func `an overlapping view is in no direction`() {
    let overlapping = SurfaceRect(x: 12, y: 11, width: 9, height: 9)
    for direction in FocusGeometry.Direction.allCases {
      #expect(FocusGeometry.nearest(to: origin, among: [overlapping, origin], direction) == nil)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no candidate in the direction is cheaper than the one chosen`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rects = (0..<12).map { _ in
      SurfaceRect(
        x: .random(in: 0..<30, using: &random), y: .random(in: 0..<30, using: &random),
        width: .random(in: 0..<6, using: &random), height: .random(in: 0..<6, using: &random))
    }
    let costs = rects.map(costBelow)
    let chosen = FocusGeometry.nearest(to: origin, among: rects, .down)
    #expect(
      chosen == costs.indices.filter { costs[$0] != nil }.min { costs[$0] ?? 0 < costs[$1] ?? 0 })
    // The other directions are the same arrangement, rotated.
    #expect(
      FocusGeometry.nearest(to: mirrored(origin), among: rects.map(mirrored), .right) == chosen)
    #expect(FocusGeometry.nearest(to: flipped(origin), among: rects.map(flipped), .up) == chosen)
  }

  private func costBelow(_ rect: SurfaceRect) -> Int? {
    let ahead = rect.origin.y - 12
    guard ahead >= 0 else { return nil }
    let aside = max(0, rect.origin.x - 14, 10 - (rect.origin.x + rect.size.width))
    return ahead + 2 * aside
  }

  private func mirrored(_ rect: SurfaceRect) -> SurfaceRect {
    SurfaceRect(
      x: rect.origin.y, y: rect.origin.x, width: rect.size.height, height: rect.size.width)
  }

  private func flipped(_ rect: SurfaceRect) -> SurfaceRect {
    SurfaceRect(
      x: rect.origin.x, y: -rect.origin.y - rect.size.height, width: rect.size.width,
      height: rect.size.height)
  }
}
