import ScreenKitNav
import Testing

private struct Book: Route {
  var shelf: String
  var number: Int?
  private enum CodingKeys: String, CodingKey {
    case shelf
    case number = "n"
  }
}

private struct Desk: Route {}

/// A route that decodes any parameters.
private struct Anything: Route {
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  var words: [String]

  init(from decoder: any Decoder) throws {
    words = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
  }
}

@Suite("Link parameters without properties")
struct LinkPropertiesTests {
  @Test(arguments: [
    ("m://:shelf", nil), ("m://:shelf?n", nil), ("m://:title", "title"),
    ("m://:shelf?number", "number"),
  ])
  func `a parameter without a property is refused at once`(
    pattern: String, unknown: String?
  ) throws {
    var links = LinkTable()
    do {
      try links.add(pattern, Book.self)
      #expect(unknown == nil)
    } catch {
      #expect(error.description == "\(pattern): Book has no property \(unknown ?? "")")
      #expect(links.patterns.isEmpty)
    }
  }

  @Test func `a route without properties has no parameters`() {
    var links = LinkTable()
    #expect(throws: LinkPatternError.self) { try links.add("m://desk/:number", Desk.self) }
    #expect(throws: LinkPatternError.self) {
      try links.add("m://desk/:number", taking: Desk.self) { _ in [] }
    }
    #expect(throws: Never.self) { try links.add("m://desk", Desk.self) }
  }

  @Test func `a route with custom decoding accepts any parameter`() {
    var links = LinkTable()
    #expect(throws: Never.self) { try links.add("m://:one?two", Anything.self) }
  }
}
