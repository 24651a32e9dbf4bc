import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Table of routes")
struct RouteTableTests {
  /// A route with the name of another route.
  private struct Impostor: Route {
    static var name: String { "Page" }
    let text: String
  }

  private let table = RouteTable()

  init() { table.add(Page.self) { PageScreen("\($0.number)", Script()) } }

  @Test(.proves("F-110", "F-111", "F-114", "F-117"))
  func `a screen is created with its route from anywhere`() throws {
    #expect(try table.screen(for: Page(number: 3)).title == "3")
    #expect(table.names == ["Page"])
  }

  @Test func `a route without a screen is an error`() {
    #expect(throws: RouteError.unregistered(name: "Nowhere")) { try table.check(Nowhere()) }
  }

  @Test func `a route of another type under one name is an error`() {
    let error = RouteError.wrongType(name: "Page", expected: "Page", found: "Impostor")
    #expect(throws: error) { try table.screen(for: Impostor(text: "x")) }
  }

  @Test func `a route is decoded from its encoding`() throws {
    let arguments = try SavedState.Value(encoding: Page(number: 9))
    #expect(try table.route(named: "Page", from: arguments) == AnyRoute(Page(number: 9)))
  }

  @Test func `an undecodable route is an error with its name`() {
    #expect {
      try table.route(named: "Page", from: .string("nine"))
    } throws: { error in
      if case .malformed(name: "Page", _) = error as? RouteError { true } else { false }
    }
  }

  @Test func `routes are equal by type and arguments`() {
    #expect(AnyRoute(Page(number: 1)) == AnyRoute(Page(number: 1)))
    #expect(AnyRoute(Page(number: 1)) != AnyRoute(Page(number: 2)))
    #expect(AnyRoute(Page(number: 1)) != AnyRoute(Draft(number: 1)))
  }
}
