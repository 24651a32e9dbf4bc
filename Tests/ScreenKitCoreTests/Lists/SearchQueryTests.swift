@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Search queries")
struct SearchQueryTests {
  @Test(
    arguments: [
      ("zurich", "Zürich"), ("ZÜR", "Zürich"), ("lodz", "Łódź"), ("cacak", "Čačak"),
      ("strasse", "Hauptstraße 3"), ("tromso", "Tromsø"), ("ΑΘΗΝΑ", "Αθήνα"), ("αθηνα", "ΑΘΉΝΑ"),
      ("мос", "МОСКВА"), ("e", "e\u{301}"), ("é", "e"), ("", "anything"), ("  ", "anything"),
      ("sad novi", "Novi Sad"), ("djordje", "Djordje"), ("أحمد", "احمد"), ("istanbul", "İstanbul"),
      ("οδος", "ΟΔΟΣ"), ("ΟΔΟΣ", "οδος"), ("fi", "ﬁ"),
    ])
  func `case, diacritics and the order of words do not matter`(query: String, text: String) {
    #expect(SearchQuery(query).matches(text))
  }

  @Test(arguments: [
    ("\u{E9}", "e\u{301}tude", true), ("e\u{301}", "\u{C9}tude", true),
    ("e", "e\u{301}tude", false),
    ("ab", "ABC", true), ("aé", "AE\u{301}", true), ("οδος", "ΟΔΟΣ", true), ("b", "", false),
    ("e\u{301}", "e", false),
  ])
  func `type-ahead compares letters in any of their forms`(
    typed: String, text: String, matches: Bool
  ) {
    #expect(SearchPrefix(typed).matches(text) == matches)
  }

  @Test(arguments: [("b", "a"), ("ab", "a b"), ("novi beograd", "Novi Sad"), ("aa", "a")])
  func `other letters matter`(query: String, text: String) {
    #expect(!SearchQuery(query).matches(text))
  }

  @Test func `only the first 256 characters of a query are used`() {
    let start = String(repeating: "ab ", count: 85)
    #expect(!SearchQuery(start + "x").matches("ab"))
    #expect(SearchQuery(start + "bx").matches("ab"))
  }

  @Test func `a query with more letters or words is stricter`() {
    #expect(SearchQuery("ab").refines(SearchQuery("a")))
    #expect(SearchQuery("a b").refines(SearchQuery("a")))
    #expect(SearchQuery("x").refines(SearchQuery("")))
    #expect(!SearchQuery("a").refines(SearchQuery("ab")))
    #expect(!SearchQuery("b").refines(SearchQuery("a")))
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `a refined query matches no other texts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &random)).map { _ in
          Array("abÄ ").randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<300 {
      let (first, second, text) = (SearchQuery(text(3)), SearchQuery(text(4)), text(8))
      guard second.refines(first), second.matches(text) else { continue }
      #expect(first.matches(text), "seed \(seed)")
    }
  }
}
