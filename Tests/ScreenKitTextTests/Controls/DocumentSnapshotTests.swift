import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of DocumentView", .leakFree, .proves("F-057"))
struct DocumentSnapshotTests {
  private static let html = """
    <h1>Staff</h1><p>All who work here, with their <a href=/hours>hours of the <b>week</b></a>.
    <h2>Rooms</h2>
    <ul><li>Ground floor<ol><li>Office<li>Kitchen</ol><li><a href=/lab>Lab</a></ul>
    <blockquote>Keep it <code>tidy</code>.</blockquote>
    <table><tr><th>Name<th>Phone</tr><tr><td>Anna<td>12<tr><td>Ben Miller<td>7</table>
    <pre>ls -l\t# a rather long line</pre><hr>
    """

  private let view = DocumentView(Document(html: html))

  private func stage(
    columns: Int = 26, rows: Int, _ look: Look.Name, _ glyphs: GlyphSet = .unicode
  ) -> Stage {
    Stage(view, columns: columns, rows: rows, look, glyphs)
  }

  private func press(_ keys: KeyPress..., on stage: Stage) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  @Test func `terminal: links in brackets, lines below headings`() {
    #expect(
      stage(rows: 22, .terminal).framed == """
        |Staff                    ┃|
        |━━━━━                    ┃|
        |All who work here, with  ┃|
        |their [hours of the      ┃|
        |week].                   ┃|
        |                         ┃|
        |Rooms                    ┃|
        |─────                    ┃|
        |• Ground floor           ┃|
        |  1. Office              ┃|
        |  2. Kitchen             ┃|
        |• [Lab]                  ┃|
        |                         ┃|
        |│ Keep it tidy.          ┃|
        |                         ┃|
        |Name        Phone        ┃|
        |──────────  ─────        ┃|
        |Anna        12           ┃|
        |Ben Miller  7            ┃|
        |                         ┃|
        |  ls -l   # a rather lon…┃|
        |                         │|
        """)
  }

  @Test func `a list with negative numbers has room for the longest`() {
    let items = String(repeating: "<li>item", count: 12)
    view.document = Document(html: "<ol start=-10>\(items)</ol>")
    let shown = stage(columns: 16, rows: 12, .terminal).framed
    #expect(shown.contains("|-10. item "))
    #expect(shown.contains("|1.   item "))
  }

  @Test func `terminal in ASCII, with a visited link`() {
    let stage = stage(rows: 12, .terminal, .ascii)
    press(.init(.tab), on: stage)
    #expect(
      stage.framed == """
        |Staff                    #|
        |=====                    #|
        |All who work here, with  #|
        |their <hours of the      #|
        |week>.                   #|
        |                         #|
        |Rooms                    ||
        |-----                    ||
        |* Ground floor           ||
        |  1. Office              ||
        |  2. Kitchen             ||
        |* [Lab]                  ||
        """)
  }

  @Test func `cupertino: plain headings, underlined links`() {
    let stage = stage(rows: 8, .cupertino)
    press(.init(.tab), on: stage)
    #expect(
      stage.framed == """
        |Staff                    ┃|
        |All who work here, with  ┃|
        |their hours of the week. ┃|
        |                         │|
        |Rooms                    │|
        |• Ground floor           │|
        |  1. Office              │|
        |  2. Kitchen             │|
        """)
    let link = stage.surface.snapshot.runs(row: 2)[1]
    #expect(link.text == "hours of the week")
    #expect(link.style.attributes == [.underline, .reverse, .bold])
  }

  @Test func `material: lines below headings, underlined links`() {
    #expect(
      stage(rows: 4, .material).framed == """
        |Staff                    ┃|
        |━━━━━                    │|
        |All who work here, with  │|
        |their hours of the week. │|
        """)
  }

  @Test func `styles are attributes, so no colour is needed`() {
    view.document = Document(html: "a<b>b</b><i>c</i><u>d</u><a href=x>e</a>")
    let runs = stage(rows: 1, .cupertino).surface.snapshot.runs(row: 0)
    let expected: [CellStyle.Attributes] = [[], .bold, .italic, .underline, .underline]
    #expect(runs.prefix(5).map(\.style.attributes) == expected)
  }

  @Test(arguments: Look.Name.allCases)
  func `a disabled document is dim`(look: Look.Name) {
    view.isEnabled = false
    let runs = stage(rows: 6, look).surface.snapshot.runs(row: 0)
    #expect(runs[0].style.attributes == .dim && runs[0].text.hasPrefix("Staff"))
  }

  @Test(
    arguments: Look.Name.allCases, [(0, 0), (1, 1), (1, 40), (2, 3), (5, 30), (8, 2), (200, 1)])
  func `any size works`(look: Look.Name, size: (Int, Int)) {
    let stage = stage(columns: size.0, rows: size.1, look)
    for _ in 0..<5 { press(.init(.tab), .init(.pageDown), on: stage) }
    #expect(stage.isTruthful)
  }

  @Test func `a narrow column breaks words, and omits marks`() {
    view.document = Document(markdown: "- ab\n- [cdefg](x)\n\n> hi")
    #expect(
      stage(columns: 5, rows: 6, .cupertino).framed == """
        |ab   |
        |cdefg|
        |     |
        |hi   |
        |     |
        |     |
        """)
  }

  @Test func `a table that is too wide stacks its cells`() {
    view.document = Document(
      markdown: "|Name|Town|Street|\n|-|-|-|\n|Anna|Potsdam|[Long Row](x)|\n|Ben|Ulm||")
    #expect(
      stage(columns: 20, rows: 9, .cupertino).framed == """
        |Name               ┃|
        |Town               ┃|
        |Street             ┃|
        |                   ┃|
        |Anna               ┃|
        |Potsdam            ┃|
        |Long Row           ┃|
        |                   ┃|
        |Ben                │|
        """)
  }

  @Test func `columns share the width, and cells wrap and align`() {
    view.document = Document(
      markdown: "|Thing|Price|\n|-|-:|\n|a thing with a long name|5|\n|漢字|1200|")
    #expect(
      stage(columns: 22, rows: 6, .cupertino).framed == """
        |Thing           Price›|
        |──────────────  ───── |
        |a thing with a      5 |
        |long name             |
        |漢字             1200 |
        |                      |
        """)
  }

  @Test(arguments: Look.Name.allCases, [GlyphSet.unicode, .ascii])
  func `a marker, not a bar, shows the focus of a page that fits`(
    look: Look.Name, glyphs: GlyphSet
  ) {
    view.document = Document(markdown: "one\n\ntwo")
    let stage = stage(columns: 10, rows: 4, look, glyphs)
    let marker = glyphs == .unicode ? "›" : ">"
    #expect(stage.framed == "|one      \(marker)|\n|          |\n|two       |\n|          |")
    #expect(stage.surface.snapshot[9, 0].style.attributes == .bold)
    #expect(stage.isTruthful)
  }
}
