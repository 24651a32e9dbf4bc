import ScreenKitNav
import Testing

private struct News: Route { var number: Int }

@Suite("Links")
struct LinkTests {
  private func table() throws -> LinkTable {
    var links = LinkTable()
    try links.add("app://news/:number", News.self)
    return links
  }

  @Test func `a link has a path and a query`() throws {
    let link = try Link("app://news/7?from=mail")
    #expect(link.path == ["news", "7"])
    #expect(link.query == [Link.Item("from", "mail")])
  }

  @Test func `a pattern turns a link into a destination and back`() throws {
    let links = try table()
    let destination = try links.destination(of: "app://news/7")
    #expect(destination.route as? News == News(number: 7))
    #expect(links.link(to: destination) == "app://news/7")
    #expect(links.patterns.map(\.parameters) == [["number"]])
  }

  @Test func `an invalid link reports its mistake`() throws {
    let links = try table()
    #expect(throws: LinkError.unknownPlace("app://weather")) {
      try links.destination(of: "app://weather")
    }
    #expect(throws: LinkError.self) { try links.destination(of: "app://news/seven") }
  }

  @Test func `patterns are checked when they are added`() throws {
    #expect(throws: LinkPatternError.self) { try LinkPattern("app://news/:") }
    var links = try table()
    #expect(throws: LinkPatternError.self) { try links.add("app://news/:number", News.self) }
  }
}
