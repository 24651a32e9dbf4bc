import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// Random text of all scripts, broken into lines of random width; a failure contains its seed.
@Suite struct TextLinesPropertyTests {
  private func clusters(_ text: some StringProtocol) -> [String] {
    ClusterIterator(text).map(\.text).filter { $0 != " " && $0 != "-" }
  }

  @Test(arguments: RandomWalks.seeds(8, of: 40))
  func `wrapped lines fit, and have all clusters in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = random.text(parts: 12)
      let columns = 2 + random.below(20)
      let lines = TextLines.lines(
        text, columns: columns, wrapping: true, limit: nil, ellipsis: "…")
      #expect(lines.allSatisfy { displayWidth(of: $0) <= columns }, "seed \(seed)")
      let expected = TextLines.paragraphs(text).flatMap { clusters($0) }
      #expect(lines.flatMap { clusters($0) } == expected, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `truncation leaves whole clusters and one ellipsis`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = random.text(parts: 8).filter { !$0.isNewline }
      let columns = 1 + random.below(12)
      let cut = TextLines.cut(text[...], to: columns, ellipsis: "…")
      #expect(displayWidth(of: cut) <= columns, "seed \(seed)")
      if cut == text[...] { continue }
      #expect(cut.last == "…", "seed \(seed)")
      let kept = clusters(cut.dropLast())
      #expect(clusters(text).starts(with: kept), "seed \(seed): \(text.debugDescription)")
    }
  }
}
