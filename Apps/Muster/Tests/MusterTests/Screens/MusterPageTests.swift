import Muster
import ScreenKitCore
import ScreenKitOffline
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitWebTesting
import Testing

/// Muster with its built-in service, and with unchanged screens.
@MainActor
@Suite("Muster in a web session", .leakFree, .proves("C-008"))
struct MusterPageTests {
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

  private func logIn(_ test: WebTest, _ password: String) async {
    await test.settle()
    #expect(test.type("anna", into: "User name"))
    #expect(test.type(password, into: "Password"))
    #expect(test.press("button", named: "Log in"))
    await test.settle()
  }

  @Test func `a wrong password is reported`() async {
    let test = makeTest()
    await logIn(test, "wrong")
    #expect(test.page.text.contains("Wrong user name or password."))
    #expect(!test.reload().contains("wrong\""))
    #expect(test.page.problems == [])
    test.end()
  }

  @Test func `all screens can be used`() async throws {
    let test = makeTest()
    await logIn(test, "north star")
    #expect(test.page.text.contains("Welcome, anna"))
    #expect(test.press(KeyPress(.escape)))
    #expect(test.page.title == "Announcements")
    let row = try #require(test.page.elements("option").first)
    let opened = try #require(row.attributes["id"]?.dropFirst())
    test.send("[\"p\",\(opened)]")
    await test.settle()
    #expect(test.page.title == "Announcement")
    #expect(test.press(KeyPress(.escape)))
    await test.settle()
    #expect(test.page.title == "Announcements")
    for tab in ["Muster", "Intranet"] {
      #expect(test.press("tab", named: tab))
      await test.settle()
      // The page after many patches is the one that a reload shows.
      let patched = test.page.text
      _ = test.reload()
      #expect(test.page.text == patched && patched.contains(tab))
    }
    #expect(test.page.text.contains("Safety"))
    #expect(test.page.problems == [])
    test.end()
  }
}
