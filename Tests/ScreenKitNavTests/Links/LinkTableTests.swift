import ScreenKitNav
import ScreenKitTestSupport
import Testing

private struct Courses: Route {}

private struct Course: Route {
  enum Order: String, Codable, CaseIterable { case name, grade }

  var id: Int
  var order: Order?
  var mine: Bool?
}

private struct Note: Route { var title: String }

private struct Search: Codable { var text: String }

@Suite("Table of links", .proves("F-110", "F-114", "F-117"))
struct LinkTableTests {
  private let links: LinkTable

  init() throws {
    var links = LinkTable()
    try links.add("m://", to: [.tab("Home")])
    try links.add("m://courses", Courses.self) { _ in [.tab("Courses")] }
    try links.add("m://courses/:id?order&mine", Course.self) { _ in
      [.tab("Courses"), .route(Courses())]
    }
    try links.add("m://notes/new", to: [.tab("Notes"), .route(Note(title: ""))])
    try links.add("m://notes/:title", Note.self) { _ in [.tab("Notes")] }
    try links.add("m://find?text", taking: Search.self) { search in
      [.tab("Notes"), .route(Note(title: search.text))]
    }
    self.links = links
  }

  private func course(_ id: Int, _ order: Course.Order? = nil, mine: Bool? = nil) -> Destination {
    [.tab("Courses"), .route(Courses()), .route(Course(id: id, order: order, mine: mine))]
  }

  @Test func `a link gives tabs and a stack of typed routes`() throws {
    #expect(try links.destination(of: "m://") == [.tab("Home")])
    #expect(try links.destination(of: "m://courses/7") == course(7))
    #expect(try links.destination(of: "M://courses/-7/?order=grade") == course(-7, .grade))
    #expect(try links.destination(of: "m://courses/7?mine&utm=x") == course(7, mine: true))
    #expect(try links.destination(of: "m://courses/7?mine=false") == course(7, mine: false))
    #expect(
      try links.destination(of: "m://find?text=a%20b")
        == [.tab("Notes"), .route(Note(title: "a b"))])
  }

  @Test func `a literal has priority over a parameter`() throws {
    #expect(
      try links.destination(of: "m://notes/new") == [.tab("Notes"), .route(Note(title: ""))])
    #expect(
      try links.destination(of: "m://notes/New") == [.tab("Notes"), .route(Note(title: "New"))])
  }

  @Test(arguments: [
    ("x://courses", "unknown scheme x://; known: m://"),
    ("m://course", "the app has no destination m://course"),
    ("m://courses/7/8?mine", "the app has no destination m://courses/7/8"),
    ("m://courses/x", "id must be a whole number, not x"),
    ("m://courses/99999999999999999999", "id must be a whole number, not 99999999999999999999"),
    ("m://courses/7?order=date", "order must be one of name, grade, not date"),
    ("m://courses/7?mine=yes", "mine must be true or false, not yes"),
    ("m://courses/7?mine&mine", "mine is given twice"), ("m://find", "text is missing, text"),
    ("m://%e4", "its escapes are not valid UTF-8"),
    ("settings", "not a link: it has no ://"),
  ])
  func `a refusal has its reason in one line`(link: String, reason: String) {
    #expect(refusal(link) == reason)
  }

  @Test func `a refusal shortens long texts`() {
    let reason = refusal("m://courses/" + String(repeating: "9", count: 5000))
    #expect(
      reason == "id must be a whole number, not " + String(repeating: "9", count: 40) + "...")
  }

  @Test func `a destination has the link that opens it`() {
    #expect(links.link(to: [.tab("Home")]) == "m://")
    #expect(links.link(to: course(7)) == "m://courses/7")
    #expect(links.link(to: course(7, .name, mine: true)) == "m://courses/7?order=name&mine=true")
    #expect(
      links.link(to: [.tab("Notes"), .route(Note(title: "a/b ü"))]) == "m://notes/a%2Fb%20%C3%BC")
  }

  @Test func `a destination without a pattern has no link`() {
    #expect(links.link(to: [.tab("Elsewhere")]) == nil)
    #expect(links.link(to: [.route(Course(id: 7))]) == nil)
    #expect(links.link(to: [.tab("Notes"), .route(Note(title: "a\u{7}"))]) == nil)
    let long = String(repeating: "x", count: Link.limit)
    #expect(links.link(to: [.tab("Notes"), .route(Note(title: long))]) == nil)
  }

  @Test func `a destination of another pattern's link has no own link`() throws {
    #expect(links.link(to: [.tab("Notes"), .route(Note(title: "new"))]) == nil)
  }

  @Test(arguments: RandomWalks.seeds(1, of: 6))
  func `a link made from a destination leads back to it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<300 {
      let title = String((0..<4).map { _ in Character(Unicode.Scalar.random(using: &random)) })
      let places: [Destination] = [
        course(
          .random(in: .min ... .max, using: &random),
          Bool.random(using: &random) ? .grade : nil,
          mine: Bool.random(using: &random) ? .random(using: &random) : nil),
        [.tab("Notes"), .route(Note(title: title))],
      ]
      for place in places {
        guard let link = links.link(to: place) else { continue }
        count += 1
        #expect(try links.destination(of: link) == place, "seed \(seed)")
      }
    }
    #expect(count > 400, "seed \(seed)")
  }

  private func refusal(_ link: String) -> String? {
    do {
      _ = try links.destination(of: link)
      return nil
    } catch {
      return error.description
    }
  }
}

@Suite("Patterns of links") struct LinkPatternTests {
  @Test(arguments: [
    ("m://a/:b?c&d", "m://a/:b?c&d", ["b", "c", "d"]), ("M://", "m://", []),
    ("m://a%20b/:x", "m://a%20b/:x", ["x"]),
  ])
  func `a pattern has parameters in its path and its query`(
    text: String, written: String, parameters: [String]
  ) throws {
    let pattern = try LinkPattern(text)
    #expect(pattern.description == written)
    #expect(pattern.parameters == parameters)
  }

  @Test(arguments: [
    ("a/:b", "a/:b: not a link: it has no ://"), ("m://:", "m://:: a parameter has no name"),
    ("m://:a/:a", "m://:a/:a: a is there twice"), ("m://:a?a", "m://:a?a: a is there twice"),
  ])
  func `an invalid pattern is refused`(text: String, reason: String) {
    #expect(complaint(text) == reason)
  }

  @Test(arguments: [
    ("m://a/:b", "m://a/:c", "m://a/:c and m://a/:b are the same links"),
    ("m://a?x", "m://a", "m://a and m://a?x are the same links"),
    (
      "m://a/:b", "m://:a/b",
      "m://:a/b and m://a/:b are both right for some links; spell one of them out"
    ),
  ])
  func `ambiguous patterns are refused when the second is added`(
    first: String, second: String, reason: String
  ) {
    #expect(complaint(first, second) == reason)
  }

  @Test(arguments: [
    ("m://a/:b", "m://a/b"), ("m://a/b", "m://a/:b"), ("m://a/:b", "m://c/:b"),
    ("m://a", "m://a/:b"), ("m://a", "n://a"),
  ])
  func `distinguishable patterns are accepted`(first: String, second: String) {
    #expect(complaint(first, second) == nil)
  }

  private func complaint(_ patterns: String...) -> String? {
    var links = LinkTable()
    do {
      for pattern in patterns { try links.add(pattern, to: []) }
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension Unicode.Scalar {
  fileprivate static func random(using random: inout SeededGenerator) -> Unicode.Scalar {
    Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random)) ?? "x"
  }
}
