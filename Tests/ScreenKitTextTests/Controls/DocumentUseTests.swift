import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// A document in an app, as displayed for a user.
@MainActor
@Suite("DocumentView in use", .leakFree, .proves("F-057", "F-060"))
struct DocumentUseTests {
  private let view = DocumentView()
  private let before = Button("Before"), after = Button("After")

  private func stage(rows: Int = 8) -> Stage {
    view.layout.flex = 1
    let stage = Stage(
      Column {
        before; view; after
      }, columns: 20, rows: rows)
    stage.application.focus.move(to: view)
    stage.change {}
    return stage
  }

  private func press(_ keys: KeyPress..., on stage: Stage) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  @Test func `links open pages, and Back returns to the position`() {
    view.show(Document(html: "<p>1<p>2<p>3<p>4<p>5<p><a href=two>go</a><p>7"))
    view.onLink = { [view] in view.show(Document(markdown: "# \($0)")) }
    let stage = stage()
    press("n", on: stage)
    let place = stage.framed
    #expect(place.contains("‹go›"))
    press(.init(.enter), on: stage)
    #expect(stage.framed.contains("two") && !stage.framed.contains("go"))
    press(.init(.backspace), on: stage)
    #expect(stage.framed == place)
    press(KeyPress(.right, .alt), on: stage)
    #expect(stage.framed.contains("two"))
  }

  @Test func `a click follows a link, also on its second line`() {
    view.show(Document(html: "<p>x<p>see <a href=there>a link of some words</a> here"))
    var targets: [String] = []
    view.onLink = { targets.append($0) }
    let stage = stage()
    for (x, y) in [(5, 3), (2, 4), (1, 3), (15, 4), (0, 1)] {
      let place = SurfacePoint(x: x, y: y)
      for action in [PointerEvent.Action.down(.left), .up(.left)] {
        stage.application.dispatch(.pointer(PointerEvent(action, at: place)))
      }
    }
    #expect(targets == ["there", "there"], "\(stage)")
  }

  @Test func `Tab visits the links, and then the next control`() {
    view.show(Document(markdown: "[a](1) [b](2)"))
    let stage = stage()
    press(.init(.tab), .init(.tab), on: stage)
    #expect(view.isFocused && view.selectedLink == 1)
    press(.init(.tab), on: stage)
    #expect(after.isFocused)
    press(KeyPress(.tab, .shift), KeyPress(.tab, .shift), KeyPress(.tab, .shift), on: stage)
    #expect(before.isFocused)
  }

  @Test func `lines are broken again only for another width or document`() throws {
    view.show(Document(markdown: String(repeating: "word ", count: 200)))
    let stage = stage()
    let first = try #require(view.geometry)
    press(.init(.pageDown), "n", .init(.end), on: stage)
    stage.change { view.style.tint = .accent }
    stage.resize(columns: 20, rows: 12)
    #expect(view.geometry === first)
    stage.resize(columns: 21, rows: 12)
    let second = try #require(view.geometry)
    #expect(second !== first)
    stage.change { view.document = Document(markdown: "other") }
    #expect(view.geometry !== second)
  }

  @Test func `another width keeps the reading position`() {
    let words = (0..<400).map { "w\($0)" }.joined(separator: " ")
    view.show(Document(markdown: words))
    let stage = stage()
    for _ in 0..<6 { press(.init(.pageDown), on: stage) }
    let first = stage.framed.split(separator: "\n")[1].split(separator: " ")[0].dropFirst()
    for columns in [33, 60, 9, 20] {
      stage.resize(columns: columns, rows: 8)
      #expect(stage.framed.split(separator: "\n")[1].contains(first), "\(columns): \(stage.framed)")
    }
  }

  @Test(arguments: Payload.all)
  func `no payload in a document reaches the terminal`(payload: Payload) {
    let text = payload.text
    let blocks: [Document.Block] = [
      .heading(level: 1, [Document.Run(text)]), .code([Document.Run(text, .strong)]),
      .paragraph([Document.Run(text, link: text)]),
      .quote([.paragraph([Document.Run("a" + text)])]),
      .table(Document.Table(header: [[Document.Run(text)]], rows: [[[Document.Run(text)]]])),
      .list(start: nil, [[.paragraph([Document.Run(text)])]]),
    ]
    let digits = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    let pages = [
      Document(blocks), Document(html: text), Document(markdown: text), Document(html: digits),
      Document(html: "<pre>\(text)</pre><a href='\(text)'>\(digits)</a>"),
    ]
    let stage = stage(rows: 24)
    for page in pages {
      stage.change { view.show(page) }
      press("n", on: stage)
      #expect(stage.isTruthful)
    }
  }

  @Test(arguments: RandomWalks.seeds(8, of: 300))
  func `the terminal always shows the painted document`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "<h1>", "<ul><li>", "<blockquote>", "<table><tr><td>", "<td>", "</table>", "<pre>", "</pre>",
      "<a href=x>", "</a>", "word ", "漢字 ", "👩‍👩‍👧 ", "e\u{301}", "\u{1B}[2J", "<b>", "</b>", "<hr>",
      "\t", "&#9;", "<p>", "</ul>", "a very long line of words that has to be broken",
    ]
    let stage = Stage(
      view, columns: Int.random(in: 0...40, using: &random),
      rows: Int.random(in: 0...12, using: &random),
      Look.Name.allCases.randomElement(using: &random) ?? .terminal)
    let keys: [KeyPress] = [
      "n", "p", " ", .init(.down), .init(.end), .init(.backspace), .init(.pageUp),
    ]
    for _ in 0..<4 {
      let html = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      stage.change { view.show(Document(html: html)) }
      for _ in 0..<5 {
        if let key = keys.randomElement(using: &random) { stage.application.dispatch(.key(key)) }
        #expect(stage.isTruthful)
      }
      stage.resize(columns: Int.random(in: 0...40, using: &random), rows: 6)
    }
  }
}
