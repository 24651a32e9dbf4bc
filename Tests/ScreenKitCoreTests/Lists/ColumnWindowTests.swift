import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Columns in sight")
struct ColumnWindowTests {
  /// Four columns of 10 with gaps of 2, and the third one hidden.
  private let places = [0..<10, 12..<22, 24..<24, 24..<34, 36..<46]

  private func window(_ room: Int, frozen: Int = 0) -> ColumnWindow {
    var window = ColumnWindow()
    window.frozen = frozen
    window.fit(places, in: room)
    return window
  }

  @Test func `all columns are shown if there is space`() {
    #expect(window(46).shown == places)
    #expect(!window(46).overflows)
  }

  @Test func `the last visible column is cut, and later ones are empty`() {
    let window = window(30)
    #expect(window.shown == [0..<10, 12..<22, 0..<0, 24..<30, 0..<0])
    #expect(window.hasMoreAfter)
    #expect(!window.hasMoreBefore)
  }

  @Test func `a revealed column is wholly visible, and frozen ones stay`() {
    var window = window(34, frozen: 1)
    window.reveal(4)
    #expect(window.shown == [0..<10, 0..<0, 0..<0, 12..<22, 24..<34])
    #expect(window.hasMoreBefore)
    #expect(!window.hasMoreAfter)
    window.reveal(1)
    #expect(window.first == 1)
  }

  @Test func `frozen columns scroll where they leave less than half`() {
    var window = window(18, frozen: 1)
    window.reveal(4)
    #expect(window.shown.map(\.count) == [0, 0, 0, 0, 10])
  }

  @Test func `scrolling stops at both ends`() {
    var window = window(30)
    let steps = [-1, 1, 1, 1, -1].map { step in
      let isMoved = window.scroll(by: step)
      return (isMoved ? 10 : 0) + window.first
    }
    #expect(steps == [0, 11, 13, 3, 11])
  }

  @Test func `more space shows earlier columns again`() {
    var window = window(12)
    window.reveal(4)
    #expect(window.first == 4)
    window.fit(places, in: 22)
    #expect(window.first == 3)
    window.fit(places, in: 60)
    #expect(window.shown == places)
  }

  @Test(arguments: RandomWalks.seeds(20)) func `no column overlaps another or exceeds the space`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var window = ColumnWindow()
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: window.fit(places(using: &random), in: Int.random(in: 0..<60, using: &random))
      case 1: window.reveal(Int.random(in: 0..<8, using: &random))
      case 2: _ = window.scroll(by: Bool.random(using: &random) ? 1 : -1)
      default: window.frozen = Int.random(in: 0..<4, using: &random)
      }
      let shown = window.shown.filter { !$0.isEmpty }
      #expect(window.shown.count == window.places.count)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= max(0, window.room) })
    }
  }

  private func places(using random: inout SeededGenerator) -> [Range<Int>] {
    var start = 0
    return (0..<Int.random(in: 0..<7, using: &random)).map { _ in
      let width = Int.random(in: 0..<20, using: &random)
      defer { start += width == 0 ? 0 : width + 2 }
      return start..<start + width
    }
  }
}
