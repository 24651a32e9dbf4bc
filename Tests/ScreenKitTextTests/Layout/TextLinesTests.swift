import ScreenKitTestSupport
import ScreenKitText
import Testing

@Suite struct TextLinesTests {
  private func lines(
    _ text: String, _ columns: Int, wrapping: Bool = true, limit: Int? = nil,
    ellipsis: String = "…"
  ) -> [String] {
    TextLines.lines(
      text, columns: columns, wrapping: wrapping, limit: limit, ellipsis: ellipsis
    ).map(String.init)
  }

  @Test func `lines break between words`() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(lines("the quick brown fox", 80) == ["the quick brown fox"])
  }

  @Test func `the blanks at a break are on neither line`() {
    #expect(lines("aa   bb", 4) == ["aa", "bb"])
    #expect(lines("aa   bb", 3) == ["aa", "bb"])
    #expect(lines("aa   bb", 6) == ["aa", "bb"])
    #expect(lines("aa ", 2) == ["aa"])
  }

  @Test func `blanks at the beginning of a paragraph stay`() {
    #expect(lines("  a b", 80) == ["  a b"])
    #expect(lines("  abc def", 5) == ["  abc", "def"])
    #expect(lines("  abcdef", 5) == ["  abc", "def"])
    #expect(lines("      abc", 3) == ["   ", "abc"])
  }

  @Test func `lines break where Unicode allows it`() {
    #expect(
      lines("This is an example 中文汉字测试段落内容中文汉字测试段落内容", 30) == [
        "This is an example 中文汉字测", "试段落内容中文汉字测试段落内容",
      ])
    #expect(lines("今日は天気です。明日も、晴れる。", 14) == ["今日は天気で", "す。明日も、晴", "れる。"])
    #expect(lines("aaaaaaaa\u{200B}bbbbbbbb", 12) == ["aaaaaaaa", "bbbbbbbb"])
    #expect(lines("one\ttwo\tthree four", 12) == ["one\ttwo", "three four"])
    #expect(lines("aaaa\u{2003}bbbbbbbb", 12) == ["aaaa", "bbbbbbbb"])
    #expect(lines("well-known facts", 7) == ["well-", "known", "facts"])
    #expect(lines("a\u{A0}b c", 3) == ["a\u{A0}b", "c"])
  }

  @Test func `a soft hyphen at the end of a line is shown, if there is room for it`() {
    #expect(
      lines("extra\u{AD}ordinary case", 12) == ["extra\u{AD}-", "ordinary", "case"])
    #expect(lines("extra\u{AD}ordinary", 5) == ["extra", "\u{AD}ordin", "ary"])
    #expect(lines("extra\u{AD}", 9) == ["extra\u{AD}"])
  }

  @Test func `a word that is too long breaks at the line's end`() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", 3) == ["a", "bcd", "efg", "h"])
  }

  @Test func `line ends of any kind break lines, and empty lines stay`() {
    #expect(lines("a\nb\r\nc\rd", 9) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb\n", 9) == ["a", "", "b", ""])
    #expect(lines("a\n\nb\n", 9, wrapping: false) == ["a", "", "b", ""])
  }

  @Test func `an empty text is one empty line`() {
    #expect(lines("", 9) == [""])
    #expect(lines("", 9, wrapping: false) == [""])
  }

  @Test(arguments: [0, -1]) func `a width of zero gives no lines`(columns: Int) {
    #expect(lines("abc", columns).isEmpty)
    #expect(lines("abc", columns, wrapping: false).isEmpty)
  }

  @Test func `without wrapping each line is truncated with an ellipsis`() {
    #expect(lines("abcdef\nabc", 4, wrapping: false) == ["abc…", "abc"])
    #expect(lines("abcdef", 1, wrapping: false) == ["…"])
    #expect(lines("abcdef", 5, wrapping: false, ellipsis: "...") == ["ab..."])
  }

  @Test func `an ellipsis without space is omitted`() {
    #expect(lines("abcdef", 2, wrapping: false, ellipsis: "...") == ["ab"])
    #expect(lines("漢字", 1, wrapping: false, ellipsis: "...") == [""])
  }

  @Test func `a line limit truncates with an ellipsis`() {
    #expect(lines("the quick brown fox", 10, limit: 1) == ["the quick…"])
    #expect(lines("the quick brown fox jumps", 11, limit: 2) == ["the quick", "brown fox…"])
    #expect(lines("one\ntwo\nthree", 9, limit: 2) == ["one", "two…"])
    #expect(lines("one\ntwo\nthree", 9, wrapping: false, limit: 2) == ["one", "two…"])
    #expect(lines("one\ntwo", 3, limit: 1) == ["on…"])
    #expect(lines("one\ntwo", 9, limit: 2) == ["one", "two"])
    #expect(lines("one", 9, limit: 0).isEmpty)
  }

  @Test func `a wide character that does not fit moves on`() {
    #expect(lines("漢字語", 5) == ["漢字", "語"])
    #expect(lines("漢字語", 4, wrapping: false) == ["漢…"])
    #expect(lines("漢字語", 5, wrapping: false) == ["漢字…"])
    #expect(lines("漢字", 1) == ["…", "…"])
  }

  @Test func `clusters stay whole`() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("a👩‍👩‍👧‍👦b", 2) == ["a", "👩‍👩‍👧‍👦", "b"])
    #expect(lines("🇩🇪🇫🇷", 3, wrapping: false) == ["🇩🇪…"])
  }

  @Test(arguments: RandomWalks.seeds(4, of: 20))
  func `lines respect the width and the limit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = random.text(parts: 12), columns = 1 + random.below(20)
      let limit = random.oneIn(2) ? nil : 1 + random.below(4)
      let lines = lines(text, columns, wrapping: random.oneIn(2), limit: limit)
      #expect(lines.count <= limit ?? .max)
      for line in lines { #expect(displayWidth(of: line) <= columns, "\(text.debugDescription)") }
    }
  }

  @Test(arguments: RandomWalks.seeds(4, of: 20))
  func `wrapping loses only blanks`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = random.text(parts: 12), columns = 2 + random.below(20)
      let kept = lines(text, columns).joined()
      #expect(letters(kept) == letters(text), "\(text.debugDescription) in \(columns)")
    }
  }

  /// Returns the visible characters of a text, apart from blanks.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    // A hyphen is in place of a soft one, and a tab is a blank.
    text.unicodeScalars.filter { !"- \t\r\n".unicodeScalars.contains($0) }
  }
}
