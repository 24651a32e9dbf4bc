import ScreenKitCore
import Testing

@Suite("Surface geometry")
struct SurfaceGeometryTests {
  private let rect = SurfaceRect(x: 2, y: 1, width: 3, height: 2)

  @Test(arguments: [(2, 1, true), (4, 2, true), (5, 1, false), (2, 3, false), (1, 1, false)])
  func `a rectangle includes its top left edges only`(x: Int, y: Int, inside: Bool) {
    #expect(rect.contains(SurfacePoint(x: x, y: y)) == inside)
  }

  @Test func `a rectangle without extent contains nothing`() {
    let empty = SurfaceRect(x: 2, y: 1, width: 0, height: 0)
    #expect(!empty.contains(SurfacePoint(x: 2, y: 1)))
  }
}
