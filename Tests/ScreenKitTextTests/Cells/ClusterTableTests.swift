import ScreenKitCore
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct ClusterTableTests {
  @Test func `equal clusters are stored once`() {
    let table = ClusterTable()
    let first = table.glyph(of: "e\u{301}"), second = table.glyph(of: "👩‍🚀")
    #expect(first != second)
    #expect(table.glyph(of: "e\u{301}") == first)
    #expect(table.count == 2)
  }

  @Test func `canonically equal clusters have one appearance`() {
    let table = ClusterTable()
    #expect(table.glyph(of: "o\u{323}\u{302}") == table.glyph(of: "o\u{302}\u{323}"))
    #expect(table.count == 1)
  }

  @Test func `a cleared table starts again`() {
    let table = ClusterTable()
    _ = table.glyph(of: "e\u{301}")
    table.removeAll()
    #expect(table.count == 0)
  }

  @Test func `the clusters of a surface stay limited`() {
    let label = Label()
    let stage = Stage(Column { label }, columns: 40, rows: 3)
    var scalars = (0x300...0x36F).compactMap(Unicode.Scalar.init)
    for turn in 0..<1000 {
      scalars.append(scalars.removeFirst())
      var text = ""
      for index in 0..<40 {
        let letter = Unicode.Scalar(UInt8(97 + (turn + index) % 26))
        text.unicodeScalars.append(letter)
        text.unicodeScalars.append(scalars[(turn / 26 + index * 3) % scalars.count])
        text.unicodeScalars.append(scalars[(turn / 7 + index * 7) % scalars.count])
      }
      stage.change { label.text = text }
    }
    #expect(stage.isTruthful)
    #expect(stage.surface.clusterCount <= 1 << 15 + 120)
  }
}
