import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// Any scalars in any order.
@Suite struct ClusterPropertyTests {
  private static let seeds = RandomWalks.seeds(2).map { 0x5EED_0000 + $0 }
  private static let runs = 400

  @Test(arguments: seeds) func `no dangerous character is shown`(seed: UInt64) {
    for text in texts(seed) {
      #expect(dangerousScalars(shownFor: text).isEmpty, "\(scalars(text)), seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `clusters have one or two columns and bounded size`(seed: UInt64) {
    for text in texts(seed) {
      for cluster in ClusterIterator(text) {
        #expect(1...2 ~= cluster.width, "\(scalars(text)), seed \(seed)")
        #expect(cluster.text.unicodeScalars.count <= 32 && cluster.text.utf8.count <= 128)
        if case .sequence(let sequence) = cluster.content {
          #expect(sequence.unicodeScalars.count > 1, "\(scalars(text)), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: seeds) func `the widths add up`(seed: UInt64) {
    for text in texts(seed) {
      let sum = ClusterIterator(text).reduce(0) { $0 + $1.width }
      #expect(displayWidth(of: text) == sum, "\(scalars(text)), seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `shown text is shown again unchanged`(seed: UInt64) {
    for text in texts(seed) {
      for cluster in ClusterIterator(text) {
        let again = Array(ClusterIterator(cluster.text))
        #expect(again.map(\.text) == [cluster.text], "\(scalars(text)), seed \(seed)")
        #expect(again.map(\.width) == [cluster.width], "\(scalars(text)), seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func `clusters end where characters end`(seed: UInt64) {
    for text in texts(seed) {
      let ends = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
      var clusters = ClusterIterator(text)
      while clusters.next() != nil {
        let end = text.utf8.index(text.startIndex, offsetBy: clusters.offset)
        #expect(ends.contains(end.utf16Offset(in: text)), "\(scalars(text)), seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func `a cut fits without unused space`(seed: UInt64) {
    for text in texts(seed) {
      let whole = displayWidth(of: text)
      for columns in 0...whole + 1 {
        let head = fittingPrefix(of: text, columns: columns)
        let tail = fittingSuffix(of: text, columns: columns)
        let least = min(whole, columns - 1)
        let comment: Comment = "\(scalars(text)), \(columns) columns, seed \(seed)"
        #expect(displayWidth(of: text[..<head.end]) == head.columns, comment)
        #expect(displayWidth(of: text[tail.start...]) == tail.columns, comment)
        #expect(least...columns ~= head.columns && least...columns ~= tail.columns, comment)
        #expect(columns < whole || head.end == text.endIndex, comment)
      }
    }
  }

  private func scalars(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  private func texts(_ seed: UInt64) -> [String] {
    var generator = SplitMix(state: seed)
    return (0..<Self.runs).map { _ in
      let scalars = (0..<Int.random(in: 0...16, using: &generator)).compactMap { _ in
        Unicode.Scalar(generator.value())
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a scalar; those for joining, and invisible and control characters, are frequent.
  mutating func value() -> UInt32 {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0x9F, 0xA0...0x2FF,
      0x300...0x36F, 0x600...0x605, 0x915...0x94D, 0xE01...0xE4E, 0x1100...0x11FF,
      0x200B...0x200F, 0x200D...0x200D, 0x202A...0x202E, 0x2066...0x2069, 0x2600...0x27BF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE0E...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
      0x1F3F4...0x1F3FF, 0x1F466...0x1F469, 0xE0000...0xE007F, 0x0...0x10FFFF,
    ]
    let range = ranges[Int.random(in: ranges.indices, using: &self)]
    return UInt32.random(in: range, using: &self)
  }
}
