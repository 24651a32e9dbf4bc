import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Document(markdown:)", .proves("F-057")) struct MarkdownTests {
  private func outline(_ lines: String...) -> [String] {
    Document(markdown: lines.joined(separator: "\n")).outline
  }

  @Test func `headings have marks before or below them`() {
    #expect(
      outline("# A #", "## B *c*", "####### d", "#e", "", "F", "===", "G", "---")
        == ["h1 A", "h2 B {i c}", "p ####### d #e", "h1 F", "h2 G"])
  }

  @Test func `paragraphs end at empty lines, and their lines flow`() {
    #expect(outline("a", "  b ", "", "", "c  ", "d\\", "e") == ["p a b", "p c/d/e"])
    #expect(Document(markdown: "a\r\nb\r\rc").outline == ["p a b", "p c"])
  }

  @Test(arguments: [
    ("*a* _b_ **c** __d__ ***e***", "{i a} {i b} {b c} {b d} {bi e}"),
    ("**a *b* c**", "{b a }{bi b}{b  c}"), ("*a **b** c*", "{i a }{bi b}{i  c}"),
    ("a * b * c", "a * b * c"), ("snake_case_name", "snake_case_name"), ("a*b*c", "a{i b}c"),
    ("**a*", "*{i a}"), ("*a**", "{i a}*"), ("*a _b* c_", "{i a _b} c_"), ("****", "rule"),
    ("\\*a\\* \\x \\", "*a* \\x \\"), ("`*a*` ``b`c`` `d", "{c *a*} {c b`c} `d"),
    ("**foo*bar**", "{b foo*bar}"), ("*foo**bar*", "{i foo**bar}"),
    ("**a*b*c**", "{b a}{bi b}{b c}"), ("*a**b**c*", "{i a}{bi b}{i c}"),
    ("*a [b* c](u) d*", "{i a }<u {i b* c}>{i  d}"), ("—*a*—", "—{i a}—"),
    ("a\u{A0}*b*", "a\u{A0}{i b}"),
    ("*a `b*` c*", "{i a }{ic b*}{i  c}"), ("&copy; `&copy;`", "© {c &copy;}"),
  ])
  func `emphasis, code and escapes`(text: String, expected: String) {
    #expect(outline(text) == [expected == "rule" ? expected : "p " + expected])
  }

  @Test(arguments: [
    ("[a](b)", "<b a>"), ("[a *b*](<c> d)", "[a {i b}](<c> d)"),
    ("[x](<http://h/a b>)", "<http://h/a b x>"), ("[a](b\\)c)", "<b)c a>"), ("[a](b (t))", "<b a>"),
    ("[a](<b\nc>)", "[a](<b c>)"),
    ("[a *b*](c \"t\")", "<c a ><c {i b}>"), ("[a]( /x_(y) 't' )", "</x_(y) a>"),
    ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"), ("[a", "[a"), ("a](b)", "a](b)"), ("[a [b](c) d](e)", "[a <c b> d](e)"),
    ("![logo](x.png) [![home](y)](/)", "logo </ home>"), ("*[a*](b) c", "*<b a*> c"),
    ("<http://a/b> <x> a <b", "<http://a/b http://a/b> <x> a <b"), ("[]( )", ""),
    ("[`]`](b)", "<b {c ]}>"), ("[a](b&amp;c)", "<b&c a>"),
  ])
  func `links`(text: String, expected: String) {
    #expect(outline(text) == (expected.isEmpty ? [] : ["p " + expected]))
  }

  @Test func `a table may be right below a line`() {
    #expect(
      outline("text", "more", "| a | b |", "|---|---|", "| 1 | 2 |")
        == ["p text more", "table", "  = a | b", "  1 | 2"])
    #expect(outline("text", "a | b", "|---|") == ["p text a | b |---|"])
  }

  @Test func `a bar after a backslash is a bar, also in code`() {
    #expect(
      outline("| a | b |", "|---|---|", "| x\\|y | `p\\|q` |")
        == ["table", "  = a | b", "  x|y | {c p|q}"])
  }

  @Test func `lists nest by indentation`() {
    #expect(
      outline("- a", "  more", "- b", "  1. c", "  2. d", "", "     e", "- f", "", "g")
        == [
          "list", "  item", "    p a more", "  item", "    p b", "    list 1", "      item",
          "        p c", "      item", "        p d", "        p e", "  item", "    p f", "p g",
        ])
  }

  @Test func `another sign begins another list`() {
    #expect(
      outline("- a", "+ b", "3) c", "-")
        == [
          "list", "  item", "    p a", "list", "  item", "    p b", "list 3", "  item", "    p c",
          "list", "  item",
        ])
  }

  @Test func `a number within a paragraph begins a list only as 1`() {
    #expect(
      outline("born in", "1984. And", "1. x") == [
        "p born in 1984. And", "list 1", "  item", "    p x",
      ])
  }

  @Test func `quotes contain blocks, and a lazy line joins the paragraph`() {
    #expect(
      outline("> a", "b", "> > c", "> - d", "", "e")
        == ["quote", "  p a b", "  quote", "    p c", "  list", "    item", "      p d", "p e"])
  }

  @Test func `code between fences is unchanged`() {
    #expect(
      outline("```swift", "  *a*", "", "# b", "~~~", "````", "c") == ["code   *a*//# b/~~~", "p c"])
    #expect(outline("- ~~~", "  a", "b") == ["list", "  item", "    code a", "p b"])
    #expect(outline("```", "a") == ["code a"])
    #expect(outline("```a`") == ["p ```a`"])
  }

  @Test func `rules`() {
    #expect(outline("***", "- - -", "___", "--") == ["rule", "rule", "rule", "p --"])
  }

  @Test func `a table has a line of dashes below its header`() {
    let document = Document(markdown: "| A | *B* | C |\n|:--|--:|:-:|\n| 1 | a\\|b |\n2\n\nx")
    #expect(document.outline == ["table", "  = A | {i B} | C", "  1 | a|b", "  2", "p x"])
    guard case .table(let table) = document.blocks.first else {
      Issue.record("the first block is no table")
      return
    }
    #expect(table.alignments == [.leading, .trailing, .center])
  }

  @Test func `a line of dashes that does not match makes no table`() {
    #expect(outline("a | b", "--- | --- | ---") == ["p a | b --- | --- | ---"])
    #expect(outline("a", "b | c", "--|--|--") == ["p a b | c --|--|--"])
  }

  @Test func `the title is the first heading`() {
    #expect(Document(markdown: "x\n\n## A `b`\n# C").title == "A b")
  }
}
