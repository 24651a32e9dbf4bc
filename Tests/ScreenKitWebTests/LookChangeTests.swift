import GalleryScreens
import ScreenKitCore
import ScreenKitLooks
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Changing the look in a browser", .leakFree)
struct LookChangeTests {
  private func choose(_ name: String, in test: WebTest) {
    test.session.application.run { try test.session.application.looks.choose(name) }
  }

  /// The operation that shows a look.
  private func operation(_ look: LookName) -> String {
    "[\"s\",\"\(look.rawValue)\",\"\(ClientAssets.style(look).name)\"]"
  }

  @Test func `a choice on the page changes its style sheet at once`() throws {
    let test = WebTest(GalleryScreen(page: "Language"))
    #expect(test.page.look == "cupertino")
    #expect(!test.allFrames.contains { $0.contains("[\"s\",") })
    let picker = try #require(test.page.element("combobox", named: "Look"))
    #expect(picker.attributes["value"] == "1")
    test.send("[\"v\",\(picker.node),2]")
    #expect(test.allFrames.count { $0.contains(operation(.material)) } == 1)
    #expect(test.page.look == "material")
    #expect(test.page.element("combobox", named: "Look")?.attributes["value"] == "2")
    #expect(test.session.application.pushPlacement == .aboveTabs)
    #expect(test.differences == [] && test.page.problems == [])
  }

  @Test func `views with other texts in another look get them`() {
    let pad = KeyPad(for: TextField("Name"))
    let test = WebTest(Column { pad })
    let shown = { test.page.element(of: pad)?.allText ?? "" }
    #expect(shown().contains("\u{21E7}"))
    choose("terminal", in: test)
    #expect(!shown().contains("\u{21E7}") && shown().contains("Shift"))
    choose("cupertino", in: test)
    #expect(shown().contains("\u{21E7}"))
    #expect(test.differences == [])
  }

  @Test func `a page that joins again shows the look`() {
    let test = WebTest(GalleryScreen(page: "Language"))
    choose("terminal", in: test)
    let html = test.reload()
    #expect(html.contains("class=\"look-terminal\""))
    #expect(html.contains(ClientAssets.style(.terminal).name))
    // The page may be that of another session, with its look.
    #expect(test.allFrames.last { $0.contains("[\"j\",") }?.contains(operation(.terminal)) == true)
    choose("cupertino", in: test)
    test.disconnect()
    test.reconnect()
    #expect(test.allFrames.last { $0.contains("[\"j\",") }?.contains(operation(.cupertino)) == true)
  }

  @Test func `a session from an archive shows the look of its visitor alone`() throws {
    let test = WebTest(GalleryScreen(page: "Language"))
    choose("material", in: test)
    test.advance(by: .seconds(1))
    let archive = try #require(test.archives.last)
    #expect(archive.look == "material")
    let again = WebTest(GalleryScreen(page: "Language"), archive: archive)
    #expect(again.page.look == "material")
    #expect(again.allFrames.contains { $0.contains(operation(.material)) })
    #expect(WebTest(GalleryScreen(page: "Language")).page.look == "cupertino")
  }

  @Test func `an unknown saved look is ignored in a browser`() {
    let archive = ScreenArchive(root: ScreenState(), look: "paper")
    let test = WebTest(GalleryScreen(page: "Language"), archive: archive)
    #expect(test.page.look == "cupertino")
    #expect(test.closes == [] && test.page.problems == [])
  }

  @Test func `an app that offers looks has their commands in a browser`() {
    let session = WebSession(GalleryApp(), root: GalleryApp().makeRoot(), clock: ManualClock())
    let ids = session.application.commands.map(\.id).filter { $0.hasPrefix("Look: ") }
    #expect(ids == ["Look: terminal", "Look: cupertino", "Look: material"])
  }
}
