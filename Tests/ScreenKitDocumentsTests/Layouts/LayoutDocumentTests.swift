import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Layout documents", .leakFree)
struct LayoutDocumentTests {
  private static let settings = """
    {
      "type": "column", "spacing": 1, "cross": "center",
      "children": [
        { "type": "label", "text": "Heart rate" },
        { "type": "label", "id": "rate", "emphasis": "strong" },
        { "type": "row", "spacing": 2, "children": [
          { "type": "button", "id": "minus", "title": "-" },
          { "type": "button", "id": "plus", "title": "+", "flex": 1 }
        ] }
      ]
    }
    """

  private func layout(_ text: String, _ width: Int = 80, _ height: Int = 24) throws -> Layout {
    try LayoutDocument(text, file: "a.json")
      .layout(for: SurfaceSize(width: width, height: height))
  }

  @Test(.proves("F-027", "F-028"))
  func `described views are created and found by their ids`() throws {
    let layout = try layout(LayoutDocumentTests.settings)
    let column = try #require(layout.root as? Column)
    #expect(column.spacing == 1)
    #expect(column.cross == .center)
    let rate: Label = try layout.view("rate")
    #expect(rate.style.emphasis == .strong)
    let plus: Button = try layout.view("plus")
    #expect(plus.title == "+")
    #expect(plus.layout.flex == 1)
  }

  @Test(.proves("F-027", "F-028"))
  func `a controller loads its views and binds typed outlets`() throws {
    let screen = DescribedScreen(LayoutDocumentTests.settings)
    let application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.start()
    #expect(screen.rate.text == "60")
    try screen.plus.perform()
    #expect(screen.rate.text == "61")
  }

  @Test(.proves("F-029"), arguments: [(10, "small"), (39, "small"), (40, "wide"), (200, "huge")])
  func `the layout for the largest fitting surface is chosen`(width: Int, text: String) throws {
    let layout = try layout(
      """
      { "layouts": [
        { "forWidth": 120, "view": { "type": "label", "id": "l", "text": "huge" } },
        { "forWidth": 20, "view": { "type": "label", "id": "l", "text": "small" } },
        { "forWidth": 40, "view": { "type": "label", "id": "l", "text": "wide" } } ] }
      """, width)
    #expect(try layout.view("l", as: Label.self).text == text)
  }

  @Test(
    arguments: [
      ("{\n \"type\": \"lable\" }", "a.json:2: there is no view \"lable\""),
      ("{ \"text\": \"x\" }", "a.json:1: a view needs a \"type\""),
      (
        "{ \"type\": \"label\",\n\n \"text\": 3 }", "a.json:3: \"text\" is a text, and not a number"
      ),
      (
        "{ \"type\": \"label\",\n \"colour\": \"red\" }",
        "a.json:2: label has no property \"colour\""
      ),
      (
        "{ \"type\": \"label\", \"tint\": \"red\" }",
        "a.json:1: \"tint\" is one of standard, accent"
      ),
      ("{ \"type\": \"row\", \"children\": [\n 5 ] }", "a.json:2: a view is expected"),
      ("{ \"type\": \"scroll\" }", "a.json:1: scroll needs \"content\""),
      ("{ \"type\": \"label\", \"flex\": 1.5 }", "a.json:1: \"flex\" is a whole number"),
      ("[", "a.json:1: the text ends too early"),
      ("{ \"layouts\": [] }", "a.json:1: the document holds no layout"),
      ("{ \"layouts\": [\n {} ] }", "a.json:2: a layout needs a \"view\""),
      (
        "{ \"type\": \"row\", \"children\": [ { \"type\": \"label\", \"id\": \"a\" }, "
          + "{ \"type\": \"label\", \"id\": \"a\" } ] }",
        "a.json:1: two views have the id \"a\""
      ),
    ])
  func `an invalid document is an error with position and expectation`(
    text: String, message: String
  ) {
    let error = #expect(throws: LayoutError.self) { _ = try layout(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "none")")
  }

  @Test func `a failed outlet reports its id and type`() throws {
    let layout = try layout(LayoutDocumentTests.settings)
    let missing = #expect(throws: LayoutError.self) { _ = try layout.view("speed", as: Label.self) }
    #expect(
      missing?.description == "a.json:1: no view has the id \"speed\", expected Label (SK602)")
    let other = #expect(throws: LayoutError.self) { _ = try layout.view("plus", as: Label.self) }
    #expect(other?.description == "a.json:1: the view \"plus\" is a Button, expected Label (SK602)")
  }

  @Test func `an app's own kind of view can be described too`() throws {
    var vocabulary = LayoutVocabulary()
    vocabulary.register("gauge") { element throws(LayoutError) in
      let gauge = Gauge()
      gauge.level = try element.integer("level") ?? 0
      return gauge
    }
    let document = try LayoutDocument(
      "{ \"type\": \"gauge\", \"level\": 7 }", file: "a.json", vocabulary: vocabulary)
    let layout = try document.layout(for: SurfaceSize(width: 1, height: 1))
    #expect((layout.root as? Gauge)?.level == 7)
  }

  @Test func `a missing file is an error`() {
    #expect(throws: LayoutError.self) { _ = try LayoutDocument(path: "/nonexistent/layout.json") }
  }

  @Test(arguments: RandomWalks.seeds(4, of: 20))
  func `random damage never traps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(LayoutDocumentTests.settings.utf8)
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      _ = try? layout(String(decoding: bytes, as: UTF8.self))
    }
  }
}

private final class Gauge: View {
  var level = 0
}

/// A screen whose views come from a document.
private final class DescribedScreen: Controller {
  @Outlet("rate") var rate: Label
  @Outlet("plus") var plus: Button
  private let text: String
  private var count = 60

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func makeView() throws -> View {
    let layout = try LayoutDocument(text, file: "settings.json")
      .layout(for: SurfaceSize(width: 80, height: 24))
    try layout.bind($rate, $plus)
    return layout.root
  }

  override func connect() { connect(plus, to: DescribedScreen.increase) }
  override func refresh() { rate.text = "\(count)" }

  private func increase() {
    count += 1
    refresh()
  }
}
