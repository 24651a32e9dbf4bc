import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("Tabs in sight", .proves("F-058"))
struct TabStripTests {
  private func strip(_ widths: [Int], _ room: Int) -> TabStrip {
    var strip = TabStrip()
    strip.fit(widths, in: room, mark: 2)
    return strip
  }

  @Test func `tabs that fit have their own widths and no marks`() {
    let strip = strip([5, 6, 7], 18)
    #expect(strip.places == [0..<5, 5..<11, 11..<18])
    #expect(!strip.overflows && !strip.hasMoreBefore && !strip.hasMoreAfter)
    #expect(strip.markBefore.isEmpty && strip.markAfter.isEmpty)
  }

  @Test func `the last visible tab is cut before the mark`() {
    let strip = strip([5, 6, 7], 17)
    #expect(strip.places == [0..<5, 5..<11, 11..<15])
    #expect(strip.markAfter == 15..<17)
    #expect(!strip.hasMoreBefore)
  }

  @Test func `a tab with too little space is not shown`() {
    #expect(strip([5, 6, 7], 16).places == [0..<5, 5..<11, 0..<0])
  }

  @Test func `a tab is completely visible after the first mark`() {
    var strip = strip([5, 6, 7], 17)
    strip.center(2)
    #expect(strip.places == [0..<0, 2..<8, 8..<15])
    #expect(strip.markBefore == 0..<2 && strip.markAfter.isEmpty)
  }

  @Test func `a bar without space for marks shows only the selected tab`() {
    var strip = strip([9, 9], 6)
    strip.center(1)
    #expect(strip.places == [0..<0, 0..<6])
    #expect(strip.hasMoreBefore && strip.markBefore.isEmpty)
  }

  @Test func `more space shows earlier tabs again`() {
    var strip = strip([5, 6, 7], 8)
    strip.center(2)
    #expect(strip.first == 2)
    strip.fit([5, 6, 7], in: 15, mark: 2)
    #expect(strip.first == 1)
    strip.fit([5, 6, 7], in: 18, mark: 2)
    #expect(strip.first == 0)
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `any tab can be centred, and pages reach all of them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let widths = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Int.random(in: 0...20, using: &random)
    }
    let room = Int.random(in: 0...60, using: &random)
    var strip = strip(widths, room)
    for _ in 0..<20 {
      let index = Int.random(in: -1...widths.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: _ = strip.turnPage(forward: Bool.random(using: &random))
      case 1: _ = strip.scroll(to: index)
      default:
        strip.center(index)
        guard widths.indices.contains(index) else { continue }
        try expectShown(index, widths, strip)
        var fresh = self.strip(widths, room)
        fresh.center(index)
        try #require(fresh == strip)
      }
      try expectOrder(strip)
    }
    try expectPagesShowAll(widths, strip)
  }

  private func expectShown(_ index: Int, _ widths: [Int], _ strip: TabStrip) throws {
    let marks = strip.markBefore.count + strip.markAfter.count
    let most = max(0, min(widths[index], strip.room - marks))
    try #require(!strip.overflows || strip.places[index].count >= most)
  }

  /// Expects that the visible tabs follow each other, between the marks and within the bar.
  private func expectOrder(_ strip: TabStrip) throws {
    guard strip.overflows else { return }
    var end = strip.markBefore.upperBound
    for place in strip.places where !place.isEmpty {
      try #require(place.lowerBound == end)
      end = place.upperBound
    }
    try #require(end <= strip.markAfter.lowerBound)
  }

  private func expectPagesShowAll(_ widths: [Int], _ strip: TabStrip) throws {
    var strip = strip
    let room = strip.room
    for forward in [false, true] {
      var seen: Set<Int> = []
      var turns = 0
      repeat {
        for (index, place) in strip.places.enumerated() where !place.isEmpty { seen.insert(index) }
        turns += 1
      } while strip.turnPage(forward: forward) && turns <= widths.count
      try #require(turns <= widths.count + 1)
      // The end of a last tab that is wider than the bar is never visible.
      let isLastTooWide = (widths.last ?? 0) + strip.markBefore.count > room
      try #require(forward ? !strip.hasMoreAfter || isLastTooWide : !strip.hasMoreBefore)
      let visible = Set(widths.indices.filter { widths[$0] > 0 })
      if forward, strip.room >= 24, strip.overflows { try #require(seen.isSuperset(of: visible)) }
    }
  }
}
