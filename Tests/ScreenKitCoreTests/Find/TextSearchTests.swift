import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Text searches", .proves("F-037"))
struct TextSearchTests {
  private func hits(
    _ query: String, in line: String, matchesCase: Bool = false, wholeWords: Bool = false
  ) -> [Range<Int>] {
    var hits: [Range<Int>] = []
    TextSearch(query, matchesCase: matchesCase, wholeWords: wholeWords)
      .forEachHit(in: line) { hits.append($0) }
    return hits
  }

  @Test func `hits do not overlap and keep their order`() {
    #expect(hits("aa", in: "aaaaa") == [0..<2, 2..<4])
    #expect(hits("abab", in: "abaababab") == [3..<7])
    #expect(hits("", in: "abc").isEmpty)
    #expect(hits("abcd", in: "abc").isEmpty)
  }

  @Test func `case matters only on request`() {
    #expect(hits("SeA", in: "sea Sea") == [0..<3, 4..<7])
    #expect(hits("Sea", in: "sea Sea", matchesCase: true) == [4..<7])
    #expect(hits("É", in: "été") == [0..<2, 3..<5])
    #expect(hits("É", in: "été", matchesCase: true).isEmpty)
    #expect(hits("οδος", in: "ΟΔΟΣ") == [0..<8] && hits("ΟΔΟΣ", in: "οδος") == [0..<8])
  }

  @Test func `whole words begin and end beside other characters`() {
    #expect(hits("sea", in: "sea seal a_sea (sea)", wholeWords: true) == [0..<3, 16..<19])
    #expect(hits("été", in: "été étés", wholeWords: true) == [0..<5])
    // A sign at the end of the query needs no boundary at that end.
    #expect(hits("-x", in: "a-x b-xy", wholeWords: true) == [1..<3])
  }

  @Test func `a hit is not a part of a character`() {
    #expect(hits("e", in: "e\u{301}e") == [3..<4])
    #expect(hits("👩", in: "👩‍👩‍👧 👩").count == 1)
  }

  @Test func `composed and decomposed characters are equal`() {
    #expect(hits("e\u{301}", in: "caf\u{E9}") == [3..<5])
  }

  @Test(arguments: RandomWalks.seeds(200))
  func `hits equal those of an exhaustive search`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isPlain = Bool.random(using: &random)
    let letters = isPlain ? ["a", "b", "A", "_", " "] : ["a", "é", "É", "-", "漢"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? ""
      }.joined()
    }
    let (line, query) = (text(40), text(4))
    let (matchesCase, wholeWords) = (
      Bool.random(using: &random), Bool.random(using: &random)
    )
    #expect(
      hits(query, in: line, matchesCase: matchesCase, wholeWords: wholeWords)
        == expected(query, in: line, matchesCase, wholeWords), "“\(query)” in “\(line)”")
  }

  /// Returns the hits of a comparison at each character.
  private func expected(
    _ query: String, in line: String, _ matchesCase: Bool, _ wholeWords: Bool
  ) -> [Range<Int>] {
    let (text, wanted) = (Array(line), Array(query))
    guard !wanted.isEmpty, text.count >= wanted.count else { return [] }
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    var (hits, start): ([Range<Int>], Int) = ([], 0)
    while start + wanted.count <= text.count {
      let end = start + wanted.count
      let isEqual = zip(text[start..<end], wanted).allSatisfy {
        matchesCase ? $0 == $1 : $0.lowercased() == $1.lowercased()
      }
      let isCut =
        start > 0 && isWord(text[start - 1]) && isWord(wanted[0])
        || end < text.count && isWord(text[end]) && isWord(wanted[wanted.count - 1])
      if isEqual, !(wholeWords && isCut) {
        let offset = String(text[..<start]).utf8.count
        hits.append(offset..<offset + String(text[start..<end]).utf8.count)
        start = end
      } else {
        start += 1
      }
    }
    return hits
  }
}
