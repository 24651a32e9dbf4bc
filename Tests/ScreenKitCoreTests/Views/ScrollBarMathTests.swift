import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// The thumb of a scroll bar, as a value without side effects.
@Suite struct ScrollBarMathTests {
  private func bar(_ length: Int, _ offset: Int, _ visible: Int, _ total: Int) -> ScrollBar? {
    ScrollBar(
      track: ScrollTrack(origin: SurfacePoint(x: 0, y: 0), length: length),
      extent: ScrollExtent(offset: offset, visible: visible, total: total))
  }

  @Test func `without scrolling or space there is no bar`() {
    #expect(bar(10, 0, 10, 10) == nil)
    #expect(bar(10, 0, 10, 0) == nil)
    #expect(bar(1, 0, 1, 10) == nil)
    #expect(bar(2, 0, 1, 2) != nil)
  }

  @Test func `the thumb is as long as the visible part in proportion`() {
    #expect(bar(10, 0, 50, 100)?.thumb == 0..<5)
    #expect(bar(10, 50, 50, 100)?.thumb == 5..<10)
    #expect(bar(10, 0, 10, 1_000_000)?.thumb == 0..<1)
    #expect(bar(10, 0, 99, 100)?.thumb == 0..<9)
  }

  @Test func `the thumb touches an end only at the content's end`() {
    #expect(bar(10, 1, 10, 1000)?.thumb == 1..<2)
    #expect(bar(10, 989, 10, 1000)?.thumb == 8..<9)
    #expect(bar(10, 990, 10, 1000)?.thumb == 9..<10)
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `the ends of the track are the ends of the content`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let total = Int.random(in: 2..<5002, using: &random)
      let visible = Int.random(in: 1..<total, using: &random)
      let length = Int.random(in: 2..<62, using: &random)
      let offset = Int.random(in: 0...total - visible, using: &random)
      let made = try #require(bar(length, offset, visible, total))
      let thumb = made.thumb
      #expect(thumb.lowerBound >= 0 && thumb.upperBound <= length && !thumb.isEmpty)
      #expect(made.offset(forThumbAt: -3) == 0)
      #expect(made.offset(forThumbAt: length) == total - visible)
      var last = 0
      for start in 0..<length {
        let next = made.offset(forThumbAt: start)
        #expect(next >= last && next <= total - visible)
        last = next
      }
    }
  }
}
