import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// Positions in points, and their ranges in units.
@MainActor
@Suite struct PointScaleTests {
  @Test(arguments: [
    (
      SurfaceRect(x: 0, y: 0, width: 320, height: 44), SurfaceRect(x: 0, y: 0, width: 40, height: 3)
    ),
    (SurfaceRect(x: 3, y: 7, width: 8, height: 16), SurfaceRect(x: 0, y: 0, width: 1, height: 1)),
    (SurfaceRect(x: 4, y: 8, width: 8, height: 16), SurfaceRect(x: 1, y: 1, width: 1, height: 1)),
    (SurfaceRect(x: -4, y: -8, width: 8, height: 16), SurfaceRect(x: 0, y: 0, width: 1, height: 1)),
    (
      SurfaceRect(x: -5, y: -9, width: 5, height: 1), SurfaceRect(x: -1, y: -1, width: 1, height: 1)
    ),
    (SurfaceRect(x: 9, y: 44, width: 0, height: 1), SurfaceRect(x: 1, y: 3, width: 0, height: 1)),
    (SurfaceRect(x: 1, y: 1, width: -9, height: -1), SurfaceRect(x: 0, y: 0, width: 0, height: 0)),
  ])
  func `edges are rounded to the nearest unit`(points: SurfaceRect, units: SurfaceRect) {
    #expect(PointScale.standard.units(of: points) == units)
  }

  @Test func `neighbours stay neighbours at any position`() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<5000 {
      let scale = PointScale(width: .random(in: 1...20, using: &random), height: 16)
      let start = Int.random(in: -500...500, using: &random)
      // Views that are thinner than a unit take one unit, and may overlap their neighbours.
      let first = Int.random(in: scale.width...300, using: &random)
      let second = Int.random(in: scale.width...300, using: &random)
      let left = scale.units(of: SurfaceRect(x: start, y: 0, width: first, height: 1))
      let right = scale.units(of: SurfaceRect(x: start + first, y: 0, width: second, height: 1))
      #expect(left.origin.x + left.size.width == right.origin.x, "\(scale), \(start), \(first)")
    }
  }

  @Test func `extreme numbers do not overflow`() {
    let scale = PointScale(width: 0, height: -3)
    #expect(scale == PointScale(width: 1, height: 1))
    let all = SurfaceRect(x: .min, y: .max, width: .max, height: .max)
    #expect(scale.units(of: all).size.width > 0)
  }

  @Test func `a frame passes another scale to its children`() {
    let label = Label("a")
    let frame = Frame { label }
    let (outer, inner) = (RecordingBacking(frame), RecordingBacking(label))
    frame.pointsPerUnit = nil
    #expect(outer.changes.isEmpty)
    frame.pointsPerUnit = .standard
    #expect(outer.take() == [.structure] && inner.take() == [.structure])
  }

  @Test func `constraints of children are in units`() {
    let label = Label("a")
    label.layout.width = .fixed(20)
    label.layout.height = .init(minimum: 3)
    #expect(label.backend.constraints == label.layout && label.backend.pointsPerUnit == nil)
    let frame = Frame(pointsPerUnit: .standard) { label }
    #expect(label.backend.constraints.width == .fixed(3))
    #expect(label.backend.constraints.height == .init(minimum: 1))
    frame.pointsPerUnit = nil
    #expect(label.backend.constraints.width == .fixed(20))
  }
}
