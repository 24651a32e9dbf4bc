import ScreenKitCore
import Testing

@Suite("Layout constraints")
struct LayoutWishesTests {
  @Test(arguments: [(0, 3), (3, 3), (5, 5), (8, 8), (9, 8)])
  func `a length is brought within its bounds`(units: Int, clamped: Int) {
    #expect(LayoutConstraints.Extent(minimum: 3, maximum: 8).clamp(units) == clamped)
  }

  @Test func `without bounds every length is valid`() {
    #expect(LayoutConstraints.Extent().clamp(0) == 0)
    #expect(LayoutConstraints.Extent().clamp(10_000) == 10_000)
  }

  @Test func `a fixed length is independent of the space`() {
    #expect([0, 4, 9].map { LayoutConstraints.Extent.fixed(4).clamp($0) } == [4, 4, 4])
  }

  @Test func `the maximum wins over the minimum`() {
    #expect(LayoutConstraints.Extent(minimum: 9, maximum: 2).clamp(5) == 2)
  }

  @Test func `padding is given for both sides at once`() {
    let padding = LayoutConstraints.Padding(horizontal: 2, vertical: 1)
    #expect((padding.start, padding.end, padding.top, padding.bottom) == (2, 2, 1, 1))
  }
}
