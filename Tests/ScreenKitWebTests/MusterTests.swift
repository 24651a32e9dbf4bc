import Muster
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitOffline
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Muster with its built-in service, and with unchanged screens.
@MainActor
@Suite("Muster in a web session", .leakFree, .proves("C-008"))
struct MusterTests {
  private func makeTest() -> WebTest {
    WebTest(
      MusterApp(hint: LedgerService.sampleUsers, remembers: false) { clock in
        let files = MemoryFiles()
        let store = DeviceStore(folder: "/muster", memory: files)
        let service = LedgerService.embedded(
          path: "/muster/ledger.json", memory: files, notify: store.notify)
        return Profile(service: service, store: store, day: DayClock(clock: clock))
      })
  }

  private func logIn(_ test: WebTest, _ password: String) async throws {
    await test.session.application.waitUntilIdle()
    let fields = test.page.fields.keys.sorted()
    test.type("anna", replacing: 0..<0, in: try #require(fields.first))
    test.type(password, replacing: 0..<0, in: try #require(fields.last))
    let button = try #require(test.page.nodes(showing: "Log in").last)
    test.send("[\"p\",\(button)]")
    await test.session.application.waitUntilIdle()
  }

  @Test func `a wrong password is reported`() async throws {
    let test = makeTest()
    try await logIn(test, "wrong")
    #expect(!test.page.nodes(showing: "Wrong user name or password.").isEmpty)
    #expect(!test.allFrames.contains { $0.contains("\"wrong\"") })
    #expect(test.differences == [])
    test.session.end()
  }

  @Test func `all screens can be used`() async throws {
    let test = makeTest()
    try await logIn(test, "north star")
    #expect(!test.page.nodes(showing: "Welcome, anna").isEmpty)
    test.send("[\"k\",\"Esc\"]")
    #expect(test.page.title == "Announcements")
    let row = try #require(
      test.session.scene.nodes.values.first {
        $0.view is RowCell && test.page.nodes[$0.number] != nil
      })
    test.send("[\"p\",\(row.number)]")
    await test.session.application.waitUntilIdle()
    #expect(test.page.title == "Announcement")
    let before = test.page.nodes.count
    test.send("[\"k\",\"Esc\"]")
    await test.session.application.waitUntilIdle()
    #expect(test.page.title == "Announcements")
    #expect(before > 0)
    for tab in ["Muster", "Intranet"] {
      let item = try #require(
        test.session.scene.nodes.values.first { ($0.view as? TabItem)?.title == tab })
      test.send("[\"p\",\(item.number)]")
      await test.session.application.waitUntilIdle()
      #expect(test.differences == [])
    }
    #expect(test.page.title.contains("Intranet") || !test.page.nodes(showing: "Safety").isEmpty)
    #expect(test.page.problems == [])
    test.session.end()
  }
}
