import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@Suite("Offsets in edited texts")
struct TextOffsetsTests {
  private let parts = [
    "a", " ", "\n", "\u{E9}", "e\u{301}", "\u{5B57}", "\u{1F600}", "\u{2028}", "\u{1F1E9}\u{1F1EA}",
    "\u{1F468}\u{200D}\u{1F469}", "\u{915}\u{94D}\u{937}",
  ]

  @Test(arguments: 0..<60)
  func `successive edits replace whole characters`(seed: UInt64) throws {
    var numbers = SmallGenerator(seed: seed)
    var text = ""
    for _ in 0..<30 { text += parts[numbers.number(0..<parts.count)] }
    var offsets = TextOffsets(Array(text.utf16))
    for _ in 0..<20 {
      let places =
        text.unicodeScalars.indices.map { text.utf16.distance(from: text.startIndex, to: $0) }
        + [text.utf16.count]
      let one = places[numbers.number(0..<places.count)]
      let other = places[numbers.number(0..<places.count)]
      let range = min(one, other)..<max(one, other)
      let added = numbers.number(0..<3) == 0 ? "" : parts[numbers.number(0..<parts.count)]
      let found = offsets.edit(range, by: added, selecting: nil)
      let edit = try #require(found)
      let start = index(of: edit.range.lowerBound, in: text)
      let end = index(of: edit.range.upperBound, in: text)
      #expect(start == text.endIndex || text.indices.contains(start))
      #expect(end == text.endIndex || text.indices.contains(end))
      var units = Array(text.utf16)
      units.replaceSubrange(range, with: added.utf16)
      text.replaceSubrange(start..<end, with: edit.replacement)
      #expect(Array(text.utf16) == units)
    }
  }

  private func index(of position: TextPosition, in text: String) -> String.Index {
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    return text.utf8.index(lines[position.line].startIndex, offsetBy: position.offset)
  }

  @Test(arguments: ["a line of text\n", "a line of text ", "\u{5B57}"])
  func `successive edits at one place read the text once`(part: String) {
    let units = Array(String(repeating: part, count: 10_000).utf16)
    var offsets = TextOffsets(units)
    for step in 0..<256 {
      let place = units.count / 2 + step
      let edit = offsets.edit(
        place..<place, by: "x", selecting: (anchor: place + 1, head: place + 1))
      #expect(edit?.replacement == "x")
    }
    #expect(offsets.work < units.count)
  }

  @Test func `the selection is a position in the edited text`() {
    var offsets = TextOffsets(Array("one\ntwo".utf16))
    let edit = offsets.edit(1..<5, by: "x\ny\nz", selecting: (anchor: 3, head: 6))
    #expect(
      edit
        == TextEdit(
          replacing: TextPosition(line: 0, offset: 1)..<TextPosition(line: 1, offset: 1),
          by: "x\ny\nz",
          selecting: TextSelection(
            anchor: TextPosition(line: 1, offset: 0), head: TextPosition(line: 2, offset: 1))))
  }

  @Test func `only a line feed begins a line`() {
    var offsets = TextOffsets(Array("a\u{2028}b\nc".utf16))
    let (end, before) = (offsets.position(5), offsets.position(3))
    #expect(end == TextPosition(line: 1, offset: 1))
    #expect(before == TextPosition(line: 0, offset: 5))
    #expect(TextOffsets(Array("a\u{2028}b\nc".utf16)).offset(of: end) == 5)
  }

  @MainActor
  @Test(.leakFree)
  func `a text with a line separator can be edited`() {
    let field = TextField("Notes", text: "a\u{2028}b")
    let test = WebTest(Column { field })
    let isTyped = test.type("c", into: "Notes")
    #expect(isTyped)
    #expect(field.value == "a\u{2028}bc")
  }
}
