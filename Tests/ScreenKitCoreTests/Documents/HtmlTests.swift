import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Document(html:)", .proves("F-057")) struct HtmlTests {
  private func outline(_ html: String) -> [String] { Document(html: html).outline }

  @Test func `headings and paragraphs are blocks, and their white space collapses`() {
    #expect(
      outline("<h1> Staff\n list </h1><p>One\t two</p>three<p>four<H3>five</H3>")
        == ["h1 Staff list", "p One two", "p three", "p four", "h3 five"])
  }

  @Test func `styles nest, and badly nested ones end at their tags`() {
    #expect(
      outline("a <b>b <i>c</b> d</i> e <u>f</u> <code>g</code> <strong><em>h")
        == ["p a {b b }{bi c}{i  d} e {u f} {c g} {bi h}"])
    #expect(outline("</b></i>a</b>") == ["p a"])
    #expect(outline("<b><b>a</b>b</b>c") == ["p {b ab}c"])
  }

  @Test func `a blank beside a link is not part of it`() {
    #expect(
      outline("see <a href='x'>this </a>and <a href=y>that</a>")
        == ["p see <x this> and <y that>"])
  }

  @Test func `a link has its target, with any quotes`() {
    #expect(outline("<A HREF=\"/a?b=1&amp;c=2\" class=x>t</A>") == ["p </a?b=1&c=2 t>"])
    #expect(outline("<a class='x' href='a b'>t</a>") == ["p <a b t>"])
    #expect(outline("<a name=top>t</a> <a href>u</a>") == ["p t < u>"])
    #expect(
      Document(html: "<a href=x><b>a</b>b</a> <a href=y>c</a><a href=x>d</a>").links == [
        "x", "y", "x",
      ])
  }

  @Test func `an image is its description, also as a link`() {
    #expect(
      outline("<img src=a.png> <a href=/><img alt='Home page' src=b></a>") == ["p </ Home page>"])
  }

  @Test func `line breaks are kept between texts only`() {
    #expect(outline("<p><br>a<br>b<br><br>c<br></p>") == ["p a/b//c"])
  }

  @Test func `lists nest, with or without the ends of items`() {
    let expected = [
      "list", "  item", "    p a", "  item", "    p b", "    list 3", "      item", "        p c",
      "  item", "    p d",
    ]
    #expect(outline("<ul><li>a<li>b<ol start=3><li>c</ol><li>d</ul>") == expected)
    #expect(
      outline("<ul><li>a</li><li>b</li><ol start=3><li>c</li></ol><li>d</li></ul>") == expected)
    #expect(outline("<li>a") == ["list", "  item", "    p a"])
    #expect(outline("<ol start=x><li></ol>") == ["list 1", "  item"])
    #expect(
      outline("<ol start=3><li>a<li value=7>b<li>c</ol>")
        == ["list 3", "  item", "    p a", "list 7", "  item", "    p b", "  item", "    p c"])
    #expect(outline("<ul><li value=7>a</ul>") == ["list", "  item", "    p a"])
    #expect(outline("<details><summary>s</summary>d</details>") == ["p s", "p d"])
    #expect(outline("</ul></li>a") == ["p a"])
  }

  @Test func `quotes and rules`() {
    #expect(
      outline("<blockquote>a<p>b</blockquote>c<hr>d") == [
        "quote", "  p a", "  p b", "p c", "rule", "p d",
      ])
  }

  @Test func `preformatted text keeps its lines, styles and links`() {
    #expect(
      outline("<pre>\n  a\n\n <a href=x>b</a>  <b>c</b>\n</pre>d  e")
        == ["code   a// <x b>  {b c}", "p d e"])
  }

  @Test func `a table has rows of cells, and a header row`() {
    #expect(
      outline("<table><tr><th>A<th>B</tr><tr><td>1</td><td><b>2</b></td></tr></table>")
        == ["table", "  = A | B", "  1 | {b 2}"])
    #expect(
      outline("<table><tr><th>A<td>1<tr><th>B<td>2</table>") == ["table", "  A | 1", "  {b B} | 2"])
  }

  @Test func `a broken table is still a table`() {
    #expect(outline("<table>a<td>b<p>c<ul><li>d<tr><td>") == ["table", "  a | b/c/d", "  "])
    #expect(outline("<table><tr></tr></table>x") == ["p x"])
    #expect(outline("</td></tr></table>x<td>y</td>") == ["p x", "p y"])
    #expect(outline("<table><caption>C</caption><tr><td>1</table>") == ["p C", "table", "  1"])
  }

  @Test func `a table in a cell becomes lines of it`() {
    #expect(
      outline("<table><tr><td>a<table><tr><td>b<td>c</table>d<td>e</table>f")
        == ["table", "  a/b/c/d | e", "p f"])
  }

  @Test func `characters have names and numbers, others are text`() {
    #expect(
      outline("&lt;b&gt; &auml;&euro;&nbsp;&#65;&#x1F600; &nope; &amp &; &#0;&#xD800;&#99999999;")
        == ["p <b> ä€\u{A0}A😀 &nope; &amp &; ���"])
  }

  @Test func `scripts, styles, comments and declarations are dropped`() {
    #expect(
      outline(
        "<!doctype html><?x?><style>p{}</style>a<!-- <p>b --><script>if (a</b>c) '<p>'</SCRIPT >d<!-->e"
      )
        == ["p ade"])
    #expect(outline("a<script>b") == ["p a"])
    #expect(outline("a<!-- b > c") == ["p a"])
  }

  @Test func `the title is the document's, or else its first heading`() {
    #expect(Document(html: "<title> A &amp;\n<b> </title><h1>B</h1>").title == "A & <b>")
    #expect(Document(html: "<p>x<h2>B <i>C</i></h2><h1>D</h1>").title == "B C")
    #expect(Document(html: "x").title == "")
  }

  @Test func `an invalid tag is text, and an unknown tag is ignored`() {
    #expect(outline("1 < 2 <3 <x-y z>a</x-y><blink>b</blink>") == ["p 1 < 2 <3 ab"])
  }

  @Test(arguments: [
    ("<", ["p x", "p <"]), ("a<b", ["p x", "p a"]), ("a<b ", ["p x", "p a"]),
    ("a<b c='d", ["p x", "p a"]), ("a</", ["p x", "p a"]), ("a</b", ["p x", "p a"]),
    ("a&am", ["p x", "p a&am"]), ("a<!-", ["p x", "p a"]), ("a<a href=", ["p x", "p a"]),
  ])
  func `truncated input loses at most the truncated tag`(
    html: String, blocks: [String]
  ) {
    #expect(outline("<p>x</p>" + html) == blocks)
  }

  @Test func `empty input makes no blocks`() {
    #expect(Document(html: "") == Document())
    #expect(outline(" \n<p> <div></p> <b></b>") == [])
  }
}
