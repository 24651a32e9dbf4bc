@testable import ScreenKitText
import Testing

@Suite struct DisplayWidthTests {
  @Test func `the width is that of all clusters`() {
    #expect(displayWidth(of: "") == 0)
    #expect(displayWidth(of: "Hello, world") == 12)
    #expect(displayWidth(of: "abc漢字e\u{301}👩‍👩‍👧‍👦") == 10)
    #expect(displayWidth(of: "a\u{202E}b") == 2)
    #expect(displayWidth(of: "…", ambiguous: .wide) == 2)
  }

  @Test func `a line wider than the room is not counted to its end`() {
    let long = String(repeating: "é", count: 100_000)
    #expect(onlyLineWidth(of: long, limit: 10) == 11)
    #expect(onlyLineWidth(of: "naïve", limit: 10) == 5)
    #expect(onlyLineWidth(of: "naïve\n", limit: 2) == nil)
  }

  @Test func `a mark after many letters belongs to the last`() {
    for count in 1...20 {
      let text = String(repeating: "a", count: count) + "\u{301}b"
      #expect(displayWidth(of: text) == count + 1)
      #expect(ClusterIterator(text).map(\.text).joined() == text)
      #expect(fittingPrefix(of: text, columns: count).end == text.index(before: text.endIndex))
    }
  }

  @Test(arguments: [
    ("Hello", 3, "Hel"), ("Hello", 5, "Hello"), ("Hello", 9, "Hello"), ("Hello", 0, ""),
    ("Hello", -1, ""), ("漢字", 3, "漢"), ("漢字", 1, ""), ("e\u{301}a", 1, "e\u{301}"),
    ("a👩‍👩‍👧‍👦b", 2, "a"), ("a👩‍👩‍👧‍👦b", 3, "a👩‍👩‍👧‍👦"), ("🇯🇵🇩🇪", 3, "🇯🇵"), ("ab\u{202E}", 2, "ab\u{202E}"),
    ("नमस्ते", 3, "नम"), ("", 4, ""),
  ])
  func `a beginning never splits a cluster`(text: String, columns: Int, expected: String) {
    let fitting = fittingPrefix(of: text, columns: columns)
    #expect(text[..<fitting.end] == expected)
    #expect(fitting.columns == displayWidth(of: expected))
  }

  @Test(arguments: [
    ("Hello", 3, "llo"), ("Hello", 9, "Hello"), ("Hello", 0, ""), ("漢字", 3, "字"),
    ("漢字", 1, ""), ("ae\u{301}", 1, "e\u{301}"), ("b🇯🇵🇩🇪", 3, "🇩🇪"), ("", 4, ""),
  ])
  func `an end never splits a cluster`(text: String, columns: Int, expected: String) {
    let fitting = fittingSuffix(of: text, columns: columns)
    #expect(text[fitting.start...] == expected)
    #expect(fitting.columns == displayWidth(of: expected))
  }

  @Test(arguments: ["\u{7}", "\u{1F}", "\u{7F}", "é", "漢", "\u{301}"])
  func `a non-ASCII character is found at any position`(character: String) {
    for length in 0...24 {
      for place in 0...length {
        let text =
          String(repeating: "~", count: place) + character
          + String(repeating: " ", count: length - place)
        let width = ClusterIterator(text).reduce(0) { $0 + $1.width }
        #expect(displayWidth(of: text) == width, "\(place) of \(length)")
      }
    }
  }

  @Test func `a substring is measured and cut in its own indices`() {
    let text = "漢字 Hello é 👩‍👩‍👧‍👦 end"
    let part = text.dropFirst(3).dropLast(4)
    #expect(displayWidth(of: part) == 10)
    #expect(part[..<fittingPrefix(of: part, columns: 8).end] == "Hello é ")
    #expect(part[fittingSuffix(of: part, columns: 4).start...] == "é 👩‍👩‍👧‍👦".suffix(3))
  }

  @Test func `the offset is after the last returned cluster`() {
    var clusters = ClusterIterator("a漢\u{202E}b")
    var offsets = [clusters.offset]
    while clusters.next() != nil { offsets.append(clusters.offset) }
    #expect(offsets == [0, 1, 4, 8])
  }
}
