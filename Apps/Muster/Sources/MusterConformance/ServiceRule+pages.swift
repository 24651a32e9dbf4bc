internal import Muster
internal import MusterAPI
internal import Testing

extension ServiceRule {
  static let pages = [
    ServiceRule("the intranet begins with a page of HTML that links to others") { world in
      let token = try await world.session(of: .anna).token
      let page = try await world.service.page(.start, token)
      #expect(page.path == .start)
      #expect(page.html.contains("<h1>Intranet</h1>"))
      let safety = try #require(IntranetPath("/intranet/safety.html"))
      #expect(page.html.contains("safety.html"))
      #expect(try await world.service.page(safety, token).html.contains("<h1>Safety</h1>"))
    },
    ServiceRule("a page that nobody wrote is not found") { world in
      let token = try await world.session(of: .anna).token
      let path = try #require(IntranetPath("/intranet/no/such?page=1"))
      await expect(.notFound) { _ = try await world.service.page(path, token) }
    },
  ]
}
