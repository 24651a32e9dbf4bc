import ScreenKitCore
import ScreenKitTestSupport

/// The destinations of links in random text.
enum RandomLink {
  static let one = ExternalLink("https://one.example/?a=b;c"), other = ExternalLink("mailto:o@ther")
}

extension SeededGenerator {
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Returns `true` once in `count` times on average.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns text of any script, with hostile control sequences.
  mutating func text(parts: Int = 6) -> String {
    (0..<below(parts + 1)).map { _ in pick(Self.parts) }.joined()
  }

  private static let parts = [
    "a", "b c", "word", "several words ", "12345", " ", "-", ".", "Straße", "e\u{301}", "ä",
    "漢", "漢字", "かな", "한글", "\u{1112}\u{1161}\u{11AB}", "\u{1100}", "ﷺ", "क्षि", "நி",
    "\u{600}1", "👩‍👩‍👧‍👦", "👍🏽", "🏽", "🇩🇪", "🇩", "❤", "❤️", "❤\u{FE0E}", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☃", "½",
    "שלום", "אב (ג) 12", "مرحبا", "١٢", "ש\u{5C1}", "\u{200F}", "\u{2067}", "\u{2069}",
    "─", "│", "\u{E000}", "\u{301}", "\u{200D}", "\u{FE0F}",
    "x" + String(repeating: "\u{302}", count: 50),
    "\n", "\r\n", "\r", "\t", "\u{8}", "\u{7}", "\u{0}", "\u{7F}", "\u{85}", "\u{1B}[31m",
    "\u{1B}[2J",
    "\u{1B}]0;t\u{7}", "\u{9B}5n", "\u{202E}", "\u{2066}", "\u{200E}", "\u{FEFF}", "\u{AD}",
    "\u{E0041}", "<&>\"'", "<\u{338}",
  ]
}
