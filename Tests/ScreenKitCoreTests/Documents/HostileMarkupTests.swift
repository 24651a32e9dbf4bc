@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// Hostile input.
@Suite(.serialized, .proves("F-057")) struct HostileMarkupTests {
  private static let html = [
    "<", "<b", "<b>", "<a href=x>", "<a href='", "</", "</b>", "<!--", "<!-- --", "&", "&amp;",
    "&#",
    "<ul>", "<ul><li>", "<blockquote>", "<blockquote><ul>", "<table>", "<table><tr><td>", "<td>",
    "<tr><td>a", "<p>", "<pre>\t<b>", "<pre>\n", "<script>", "<title>", "<li></ul>", "<h1></p>",
    "<x a b c=d/e ", "<b><i></b></i>a", "<br>", "<br> a", " ", "\u{301}", "<a href=x>a</a>",
    "<blockquote></blockquote><ul>", "<ol start=99999999999999999999><li>",
  ]

  private static let markdown = [
    "*", "*a", "*a ", "a*", "**a*", "*_", "*a_ ", "_a *b ", "[", "]", "![", "[a](", "[a](b",
    "[a](b \"",
    "[a](b) ", "[](", "[a](<", "`", "`a``b", "\\", "<a:", "<a:b>", "&amp;", "|", "|\n",
    "a|b\n-|-\n",
    "|-|\n", ">", "> ", "> - ", "- ", "1. ", "- a\n ", "- a\n", "  - a\n", ">\n", "#", "# ",
    "```\n",
    "~~~", "```", "\n", " \n", "\t", "---\n", "a\n---\n", "a  \n", "a\r", "*a\n", "(",
    "[a](((((((((b",
  ]

  @Test(arguments: html)
  func `HTML of one repeated part is read in linear time`(part: String) {
    for text in long(part, ends: ["", "\"'>)-->"]) {
      var reader = HtmlReader(text)
      check(reader.read(), text)
      #expect(reader.work <= 3 * text.utf8.count + 10)
    }
  }

  @Test(arguments: markdown)
  func `Markdown of one repeated part is read in linear time`(part: String) {
    for text in long(part, ends: ["", ")`*]>\"\n\nb"]) {
      check(Document(markdown: text), text)
      var line = MarkdownText(Array(text.utf8))
      line.scan()
      #expect(line.work <= 12 * text.utf8.count + 10)
    }
  }

  /// Returns texts of some thousand bytes that repeat `part`, with different ends.
  private func long(_ part: String, ends: [String]) -> [String] {
    let count = CaseSample.count(4_000, of: 32_000) / part.utf8.count
    return ends.map { String(repeating: part, count: count) + $0 }
  }

  @Test func `deeply indented lists become nested lists`() {
    let lines = (0..<200).map { String(repeating: "  ", count: $0) + "- a" }
    let text = lines.joined(separator: "\n")
    check(Document(markdown: text), text)
  }

  @Test(arguments: ["<ul><li>", "<blockquote>", "<div>", "<b>", "<table><tr><td>", "<ol>"])
  func `ten thousand levels of HTML keep their text`(tag: String) {
    let text = String(repeating: tag, count: 10_000) + "deep"
    let document = Document(
      html: text + String(repeating: "</ul></blockquote></table>", count: 10_000) + "<p>after")
    #expect(document.text.hasPrefix("deep"))
    #expect(document.text.hasSuffix("after"))
    #expect(depth(document.blocks) <= 24)
  }

  @Test func `ten thousand levels of Markdown keep their text`() {
    let quotes = Document(markdown: String(repeating: ">", count: 10_000) + "deep\n\nafter")
    #expect(quotes.text == "deep\nafter")
    let lists = Document(markdown: String(repeating: "- ", count: 10_000) + "deep\n\nafter")
    #expect(lists.text.hasSuffix("deep\nafter"))
    #expect(max(depth(quotes.blocks), depth(lists.blocks)) <= 24)
  }

  @Test func `random input is read`() {
    var random = SeededGenerator(seed: 1)
    let bytes = (0..<CaseSample.count(20_000, of: 200_000)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    check(Document(html: text), text)
    check(Document(markdown: text), text)
  }

  @Test(arguments: RandomWalks.seeds(100, of: 400))
  func `any parts make a consistent document`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "b c", " ", "\n", "é", "\u{1B}[31m", "漢", ">", "\"", "(", ")", "-", "x|y"]
    let html = Self.random(Self.html + words, &random)
    check(Document(html: html), html)
    let markdown = Self.random(Self.markdown + words, &random)
    check(Document(markdown: markdown), markdown)
    check(Document(html: markdown), markdown)
    check(Document(markdown: html), html)
  }

  @Test(arguments: RandomWalks.seeds(50, of: 200))
  func `a prefix of a text loses only its last part`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.random(["<p>ab ", "<b>cd</b>", "<li>ef", "gh", "&auml;", "<br>"], &random)
    let whole = Self.letters(Document(html: text))
    let cut = Int.random(in: 0...text.utf8.count, using: &random)
    let part = Self.letters(
      Document(html: String(decoding: Array(text.utf8.prefix(cut)), as: UTF8.self)))
    // A truncated character reference is text.
    let shared = zip(whole, part).prefix { $0 == $1 }.count
    #expect(part.count - shared <= 5)
  }

  private static func letters(_ document: Document) -> [Character] {
    document.text.filter { $0.isLetter }.map { $0 }
  }

  private static func random(_ parts: [String], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...60, using: &random)).map { _ in
      parts[Int.random(in: 0..<parts.count, using: &random)]
    }.joined()
  }

  /// Expects the rules for all documents, from any source.
  private func check(_ document: Document, _ text: String) {
    #expect(depth(document.blocks) <= 24)
    // A character reference or a list's item may be longer than its source, but a text never is.
    #expect(document.text.utf8.count <= 2 * text.utf8.count + 100)
    #expect(document.links.count <= text.utf8.count)
  }

  private func depth(_ blocks: [Document.Block]) -> Int {
    blocks.reduce(0) { deepest, block in
      switch block {
      case .quote(let blocks): max(deepest, 1 + depth(blocks))
      case .list(_, let items): max(deepest, items.reduce(0) { max($0, 2 + depth($1)) })
      case .heading, .paragraph, .code, .table, .rule: deepest
      }
    }
  }
}
