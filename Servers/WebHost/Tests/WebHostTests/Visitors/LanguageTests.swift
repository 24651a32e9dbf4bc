import ScreenKitCore
import Testing

@testable import WebHost

/// A greeting in the language of each visitor, with a text of the framework below.
private struct GreetingApp: WebApp {
  private static let languages = ["de", "sr-Latn", "en"]

  private func tag(_ visitor: Visitor) -> String {
    visitor.preferredLanguage(of: Self.languages) ?? "en"
  }

  func strings(for visitor: Visitor) -> Strings {
    var strings = Strings()
    strings.language = tag(visitor)
    strings.fields.search = "search:\(strings.language)"
    strings.connection.reconnecting = "reconnecting:\(strings.language)"
    return strings
  }

  func makeRoot(for visitor: Visitor) -> Controller { Greeting("hello:\(tag(visitor))") }
}

private final class Greeting: Controller {
  private let text: String
  /// A view that is created before the application of the session.
  private let search = SearchField()

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func makeView() -> View {
    Column {
      Label(text)
      search
    }
  }
}

@Suite("Languages of visitors")
@MainActor
struct LanguageTests {
  @Test func `one host shows visitors different languages`() async throws {
    let host = try await TestHost(app: GreetingApp())
    for (header, tag) in [
      ("de-AT,de;q=0.9,en;q=0.8", "de"), ("sr-Latn-RS, de;q=0.5", "sr-Latn"), ("fr", "en"),
      ("<b>", "en"), ("en;q=0.1, de;q=0.2", "de"),
    ] {
      let page = try await host.answer("GET /", headers: ["Accept-Language: \(header)"])
      for text in [
        "<html lang=\"\(tag)\"", "hello:\(tag)", "search:\(tag)", "reconnecting:\(tag)",
      ] { #expect(page.contains(text), "\(header): \(text)") }
    }
    #expect(try await host.answer("GET /").contains("hello:en"))
    try await host.stop()
  }

  @Test func `an app without languages has its own texts`() {
    let visitor = Visitor(languages: ["de"])
    #expect(CounterApp().strings(for: visitor).language == "en")
  }

  @Test func `a restored session keeps the languages of its page`() async throws {
    let stage = HubStage()
    var browser = TestBrowser()
    browser.languages = ["de-AT", "de"]
    let page = try stage.page(browser)
    try await page.join()
    await page.cut()
    stage.time.pass(.seconds(3_600))
    #expect(stage.hub.sessions.isEmpty)
    try await page.join(lastFrame: -1)
    #expect(page.isOpen)
    #expect(stage.visitors.map(\.languages) == [["de-AT", "de"], ["de-AT", "de"]])
  }

  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.5, fr;q=0.7", ["de-AT", "de", "fr", "en"]),
    ("en ; q=1.000\t,\tsr;Q=0.001", ["en", "sr"]), ("da, , en,,", ["da", "en"]),
    ("x-klingon, i-default", ["x-klingon", "i-default"]), ("*, <b>;q=1, de;q=0", []), ("", []),
    ("de;q=2, sr;q=1.001, fr;q=-1, en;q=0.1234, it;q=, es;q=.5, pt;q=nan, nl;q=0x1", []),
    ("de;q=0.5;q=0.6, en;level=1, sr;q", []), ("abcdefghi, 1a, a-, -a, a--b, a_b", []),
    ("d\u{E9}, \u{FF44}\u{FF45}, de\u{0}", []), ("de\r\nX: y", []),
  ])
  func `the header is read strictly`(_ header: String, _ tags: [String]) {
    #expect(AcceptLanguage.tags(header) == tags)
  }

  @Test func `a long header is ignored, and 20 languages are kept`() {
    #expect(AcceptLanguage.tags(nil) == [])
    let many = (0..<100).map { "a-\($0)" }
    #expect(AcceptLanguage.tags(many.joined(separator: ",")) == Array(many.prefix(20)))
    let long = "de," + String(repeating: " ", count: 997)
    #expect(AcceptLanguage.tags(long) == ["de"])
    #expect(AcceptLanguage.tags(long + " ") == [])
  }

  @Test func `any header gives at most 20 well-formed tags`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    let pieces = [
      "de", "sr-Latn", "-", ";", "q=", "0", "1", ".", "5", ",", " ", "*", "\u{E9}", "<", "\t", "ab",
    ]
    for _ in 0..<2_000 {
      var header = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        header += pieces[Int(state >> 60)]
      }
      let tags = AcceptLanguage.tags(header)
      let isSound = tags.allSatisfy {
        $0.wholeMatch(of: #/[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/#) != nil
      }
      #expect(tags.count <= 20 && isSound, "seed \(seed): \(header)")
    }
  }

  @Test func `a region or script of the browser finds the language`() {
    let visitor = Visitor(languages: ["hr", "SR-Cyrl-RS", "en"])
    #expect(visitor.preferredLanguage(of: ["en", "sr"]) == "sr")
    #expect(visitor.preferredLanguage(of: ["en", "sr-cyrl"]) == "sr-cyrl")
    // A browser's tag accepts shorter tags of the app, but no longer ones.
    #expect(visitor.preferredLanguage(of: ["en-GB", "srp"]) == nil)
    #expect(visitor.preferredLanguage(of: []) == nil)
    #expect(Visitor().preferredLanguage(of: ["en"]) == nil)
  }
}
