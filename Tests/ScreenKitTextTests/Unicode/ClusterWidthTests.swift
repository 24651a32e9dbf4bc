@testable import ScreenKitText
import Testing

@Suite struct ClusterWidthTests {
  /// Returns the widths, one digit for each cluster.
  private func widths(_ text: String) -> String {
    ClusterIterator(text).map { "\($0.width)" }.joined()
  }

  @Test(arguments: [
    ("日本語テキスト", "2222222"), ("漢字中文简体", "222222"), ("한국어조선말", "222222"),
    ("ＡＢＣｱｲｳabc", "222111111"), ("、。①②│─┌", "2211111"),
    ("😀🚀❤️☂️✈️", "22222"), ("1️⃣#️⃣x⌚⭐", "22122"), ("☺🀄🫠↔️yz", "122211"),
    ("👨‍👩‍👧‍👦🏳️‍🌈👍🏽", "222"), ("🇯🇵🇩🇪👩🏾‍💻ab", "22211"), ("🧑‍🚀🐻‍❄️👁️‍🗨️c", "2221"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿🫱🏻‍🫲🏿", "22"), ("e\u{301}n\u{303}", "11"), ("नमस्ते", "112"), ("हिन्दी", "22"),
    ("สวัสดี", "1111"), ("a\u{301}\u{323}\u{302}", "1"), ("தமிழ்", "121"), ("שָׁלוֹם", "1111"),
    ("ñandú", "11111"), ("각", "2"), ("ก็", "1"),
  ])
  func `samples of many scripts`(text: String, expected: String) {
    #expect(widths(text) == expected)
  }

  @Test(arguments: ["❤", "☀", "✈", "↔", "☝", "™", "1", "#", "㊗"])
  func `an emoji selector makes its base wide`(base: String) {
    #expect(widths(base + "\u{FE0F}") == "2")
  }

  @Test func `an emoji selector on anything else changes nothing`() {
    #expect(widths("a\u{FE0F}é\u{FE0F}漢\u{FE0F}") == "112")
  }

  @Test func `a text selector makes an emoji narrow, and text not wider`() {
    #expect(widths("⌚\u{FE0E}☔\u{FE0E}❤\u{FE0E}漢\u{FE0E}") == "1112")
  }

  @Test(arguments: [
    "👍🏽", "☝🏽", "🧑🏿‍🚀", "👩‍❤️‍💋‍👨", "❤️‍🔥", "❤‍🔥", "🏳️‍⚧️", "🏴‍☠️", "🐦‍⬛", "👁‍🗨", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "0️⃣", "*️⃣",
    "🇺🇳", "🫱🏼‍🫲🏾", "🧑🏻‍❤️‍🧑🏿", "⛹🏾‍♀️", "🏋️‍♂️", "👨🏻‍🦽‍➡️",
  ])
  func `an emoji sequence is one wide cluster`(sequence: String) {
    let clusters = Array(ClusterIterator(sequence))
    #expect(clusters.map(\.width) == [2])
    #expect(clusters.map(\.text) == [sequence])
    #expect(clusters.map(\.hasUncertainWidth) == [true])
  }

  @Test func `a regional indicator alone is as wide as a flag`() {
    #expect(widths("🇯🇵🇩") == "22")
  }

  @Test func `jamo that make a syllable are one wide cluster`() {
    #expect(widths("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}가\u{11A8}") == "222")
  }

  @Test func `a spacing mark takes a second column, many take no third`() {
    #expect(widths("कि") == "2")
    #expect(widths("கொ") == "2")
    #expect(widths("க\u{BBE}\u{BBE}\u{BBE}") == "2")
  }

  @Test func `a conjunct is never wider than two`() {
    #expect(widths("क्ष्म्य") == "2")
    #expect(widths("क्\u{200D}षि") == "2")
  }

  @Test func `a letter that joins its predecessor widens it`() {
    #expect(widths("กำ") == "2")
    #expect(widths("ｶﾞ") == "2")
  }

  @Test(arguments: [
    "❤️", "👍🏽", "🇯🇵", "🇯", "कि", "क्ष", "กำ", "🫠", "\u{E0B0}", "⌚\u{FE0E}", "\u{1112}\u{1161}", "☰",
    "ก็", "कु",
  ])
  func `differences between terminals are marked`(text: String) {
    #expect(!ClusterIterator(text).contains { !$0.hasUncertainWidth })
  }

  @Test(arguments: ["a", "é", "e\u{301}", "漢", "한", "😀", "❤", "─", "…", "กุ", "שָׁ", "か\u{3099}"])
  func `agreement of terminals is not marked`(text: String) {
    #expect(!ClusterIterator(text).contains { $0.hasUncertainWidth })
  }

  @Test func `ambiguous characters drawn wide are marked`() {
    let clusters = Array(ClusterIterator("─", ambiguous: .wide))
    #expect(clusters.map(\.width) == [2])
    #expect(clusters.map(\.hasUncertainWidth) == [true])
  }
}
