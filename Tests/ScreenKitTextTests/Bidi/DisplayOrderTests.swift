import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Right-to-left text in visual order.
@MainActor
@Suite(.leakFree) struct DisplayOrderTests {
  /// Returns the visible characters from left to right.
  private func seen(_ text: String) -> String {
    guard let order = DisplayOrder(text) else { return text }
    return order.items.map(\.cluster.text).joined()
  }

  @Test(arguments: [
    ("אבג", "גבא"), ("abc אבג def", "abc גבא def"), ("אבג abc דה", "הד abc גבא"),
    ("אבג 123", "123 גבא"), ("abc (אב)", "abc (בא)"), ("אב (גד)", "(דג) בא"),
    ("אב <ג>", "<ג> בא"), ("שָׁלוֹם", "םוֹלשָׁ"), ("اسم: abc", "abc :مسا"), ("١٢٣ اب", "با ١٢٣"),
    ("א👩‍👧ב", "ב👩‍👧א"), ("א!", "!א"), ("א!\u{200E}", "!א"),
  ])
  func `it is reordered`(text: String, expected: String) {
    #expect(seen(text) == expected)
  }

  @Test(arguments: [
    "", "abc", "漢字", "été", "👩‍👧", "├──┤", "…", "\u{202E}abc\u{202C}", "\u{2067}", "a\u{200F}!",
  ])
  func `other text is unchanged`(text: String) {
    #expect(DisplayOrder(text) == nil)
  }

  @Test func `an override cannot disguise a text`() {
    let plain = seen("אבג photo exe.jpg")
    #expect(seen("אבג photo \u{202D}\u{202E}exe.jpg\u{202C}") == plain)
  }

  @Test func `an isolate keeps a name from reordering its surroundings`() {
    #expect(seen("אב \u{2066}a!\u{2069} ג") == "ג a! בא")
    #expect(seen("a \u{2068}אב!\u{2069} 5") == "a !בא 5")
  }

  @Test(arguments: RandomWalks.seeds(4, of: 20))
  func `any text shows all clusters once with their width`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "א", "ב", "ש\u{5B8}", "ا", "١", "1", "a", "b", " ", "(", ")", "[", "]", "漢", "👍🏽", ".", ",",
      "+",
      "\u{200F}", "\u{200E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202E}",
      "\u{202A}", "\u{202C}", "\t", "\n", "\u{1B}", "\u{85}", "\u{301}",
    ]
    for _ in 0..<200 {
      let text = (0..<random.below(14)).map { _ in random.pick(parts) }.joined()
      let clusters = Array(ClusterIterator(text))
      guard let order = DisplayOrder(text) else { continue }
      #expect(order.items.count == clusters.count, "seed \(seed)")
      #expect(
        order.items.reduce(0) { $0 + $1.cluster.width } == displayWidth(of: text), "seed \(seed)")
      let places = order.items.map(\.bytes.lowerBound).sorted()
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(dangerousScalars(shownFor: order.items.map(\.cluster.text).joined()).isEmpty)
    }
  }

  @Test func `a label shows it, truncated at its end`() {
    #expect(Stage(Label("שלום abc"), columns: 10, rows: 1).framed == "|abc םולש  |")
    #expect(Stage(Label("שלום עולם"), columns: 6, rows: 1).framed == "|…םולש |")
  }
}
