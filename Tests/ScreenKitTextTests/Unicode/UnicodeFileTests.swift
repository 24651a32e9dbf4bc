@testable import ScreenKitText
import Testing

/// Every case of Unicode 15.0's files for clusters, widths and emoji.
@Suite struct UnicodeFileTests {
  /// A pair of scissors, which is no pictograph since Unicode 16, the version of the standard
  /// library.
  private static let recut: [Substring] = ["2701 200D 2701"]

  /// Characters that are narrow in Unicode 15.0, but wide since 16.0 and in the framework's table.
  ///
  /// Terminals follow the later versions.
  private static let widened: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
  ]

  @Test func `text is split as in GraphemeBreakTest`() throws {
    var differing: [Substring] = []
    for line in try UnicodeCases.lines(of: "grapheme-breaks.txt") {
      let parts = line.split(separator: "|").map(UnicodeCases.text)
      let whole = ClusterIterator(parts.joined()).map(\.text)
      // Invisible scalars are in no cluster; all others are in exactly one.
      let single = parts.map { ClusterIterator($0).map(\.text) }
      if single.contains(where: { $0.count > 1 }) || whole != single.flatMap({ $0 }) {
        differing.append(line)
      }
    }
    #expect(differing == Self.recut)
  }

  @Test func `lines break as in LineBreakTest`() throws {
    var differing: [Substring] = []
    for line in try UnicodeCases.lines(of: "line-breaks.txt") {
      let scalars = UnicodeCases.scalars(Substring(line.replacing("|", with: " ")))
      var breaks = LineBreaks()
      var found: [Int] = []
      for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        if breaks.breaks(before: scalar, followedBy: next) { found.append(index) }
      }
      var ends = line.split(separator: "|").reduce(into: [0]) { ends, part in
        ends.append(ends[ends.count - 1] + UnicodeCases.scalars(part).count)
      }
      ends.removeFirst()
      ends.removeLast()
      if found != ends { differing.append(line) }
    }
    #expect(differing == [])
  }

  @Test func `widths equal those of EastAsianWidth`() throws {
    var differing: [String] = []
    for line in try UnicodeCases.lines(of: "widths.txt") {
      let fields = line.split(separator: " ")
      let ends = fields[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
      for value in ends[0]...ends[1] {
        guard let scalar = Unicode.Scalar(value), differs(scalar, fields[1]) else { continue }
        if Self.widened.contains(where: { $0.contains(value) }) { continue }
        differing.append(String(value, radix: 16))
      }
    }
    #expect(differing == [])
  }

  /// Returns whether the widths differ; invisible scalars and control characters are not compared.
  private func differs(_ scalar: Unicode.Scalar, _ width: Substring) -> Bool {
    let narrow = CharacterWidth.columns(of: scalar)
    let wide = CharacterWidth.columns(of: scalar, ambiguous: .wide)
    if narrow == 0 { return false }
    switch width {
    case "F", "W": return narrow != 2
    case "A": return narrow != 1 || wide != 2 && !scalar.isPrivate
    // Regional indicators are emoji by default, and terminals give them two columns each.
    default: return narrow != 1 && !(0x1F1E6...0x1F1FF ~= scalar.value)
    }
  }

  @Test func `each sequence of emoji-test is one cluster, two columns wide`() throws {
    var differing: [Substring] = []
    for line in try UnicodeCases.lines(of: "emoji.txt") {
      let clusters = Array(ClusterIterator(UnicodeCases.text(line.dropFirst(2))))
      // An unqualified emoji is shown as text or as an emoji, depending on the terminal.
      let widths = line.first == "u" ? 1...2 : 2...2
      if clusters.count != 1 || !widths.contains(clusters[0].width) { differing.append(line) }
    }
    #expect(differing == [])
  }
}

extension Unicode.Scalar {
  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}
