@testable import ScreenKitText
import Testing

/// The cases of Unicode's files for the bidirectional algorithm.
@Suite struct BidiFileTests {
  private static let names: [Substring: BidiClass] = [
    "L": .leftToRight, "R": .rightToLeft, "AL": .arabicLetter, "EN": .europeanNumber,
    "ES": .europeanSeparator, "ET": .europeanTerminator, "AN": .arabicNumber,
    "CS": .commonSeparator, "NSM": .nonspacingMark, "BN": .boundaryNeutral,
    "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whitespace, "ON": .otherNeutral,
    "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "RLE": .rightToLeftEmbedding,
    "RLO": .rightToLeftOverride, "PDF": .popEmbedding, "LRI": .leftToRightIsolate,
    "RLI": .rightToLeftIsolate, "FSI": .firstStrongIsolate, "PDI": .popIsolate,
  ]

  /// Returns the levels, `x` for removed characters, and the positions in visual order.
  private func result(
    _ classes: [BidiClass], _ scalars: [Unicode.Scalar] = [], base: UInt8?
  ) -> (base: UInt8, levels: String, order: String) {
    let line = BidiLine(classes, scalars, base: base)
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    let order = BidiLine.order(of: kept.map { line.levels[$0] }).map { kept[$0] }
    let levels = classes.indices.map { classes[$0].isRemoved ? "x" : "\(line.levels[$0])" }
    return (
      line.base, levels.joined(separator: " "), order.map(String.init).joined(separator: " ")
    )
  }

  @Test func `sequences of classes get the levels and the order of BidiTest`() throws {
    var differing: [String] = []
    var levels = "", order = "", count = 0
    for line in try UnicodeCases.lines(of: "bidi-classes.txt") {
      if line.hasPrefix("@Levels") { levels = String(line.dropFirst(8)) }
      if line.hasPrefix("@Reorder") { order = String(line.dropFirst(9)) }
      if line.hasPrefix("@") { continue }
      let fields = line.split(separator: ";")
      let classes = fields[0].split(separator: " ").compactMap { Self.names[$0] }
      let bases: [UInt8?] = [nil, 0, 1]
      for (bit, base) in bases.enumerated() where (Int(fields[1]) ?? 0) & 1 << bit != 0 {
        let found = result(classes, base: base)
        count += 1
        if (found.levels, found.order) != (levels, order) { differing.append("\(line) \(bit)") }
      }
    }
    #expect(count > 15_000)
    #expect(differing.prefix(10) == [])
  }

  @Test func `texts get the direction, the levels and the order of BidiCharacterTest`() throws {
    var differing: [Substring] = []
    let lines = try UnicodeCases.lines(of: "bidi-characters.txt")
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = UnicodeCases.scalars(fields[0])
      let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
      let found = result(scalars.map(BidiClass.init(of:)), scalars, base: base)
      if "\(found.base);\(found.levels);\(found.order)" != fields[2...].joined(separator: ";") {
        differing.append(line)
      }
    }
    #expect(lines.count > 7_000)
    #expect(differing.prefix(10) == [])
  }
}
