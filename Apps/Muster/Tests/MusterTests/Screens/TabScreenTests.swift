import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Screens: tabs", .leakFree)
final class TabScreenTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  private func tabs(of test: ScreenTest) throws -> TabController {
    let app = try #require(test.application.root as? MusterApp)
    return try #require(app.children.last as? TabController)
  }

  @Test(.proves("M-025", "M-026", "M-029", "M-030", "M-031"))
  func `the tabs are above Login, with the first one selected`() async throws {
    let test = try await stage.enter()
    let app = try #require(test.application.root as? MusterApp)
    #expect(app.children.map { "\(type(of: $0))" } == ["LoginController", "TabController"])
    #expect(try tabs(of: test).tabs.map(\.title) == ["Announcements", "Muster", "Intranet"])
    #expect(try tabs(of: test).navigation?.selected == 0)
    test.press("2")
    #expect(test.view("muster") != nil)
    test.press("3")
    await test.settle()
    #expect(test.view("page") != nil)
  }

  @Test(.proves("M-008", "M-072"))
  func `after the login a notice shows the status and unread count`() async throws {
    try stage.world.publish(.sample(1))
    let test = try await stage.launch()
    await test.logIn()
    #expect(test.screen.contains("Welcome, anna"))
    #expect(test.screen.contains("You have not mustered today."))
    #expect(test.screen.contains("Read one more announcement before you muster."))
    test.press(KeyPress(.enter))
    #expect(!test.screen.contains("Welcome"))
    test.press("2", "1")
    #expect(!test.screen.contains("Welcome"))
  }

  @Test(.proves("M-028"))
  func `every tab shows the number of unread announcements`() async throws {
    try stage.world.publish(.sample(1))
    try stage.world.publish(.sample(2))
    let test = try await stage.enter()
    #expect(try tabs(of: test).navigation?.items[0].badge == "2")
    for key: KeyPress in ["1", "2", "3"] {
      test.press(key)
      await test.settle()
      #expect(test.screen.contains("Announcements (2)"))
    }
    test.press("2")
    #expect(test.text("note") == "Read 2 more announcements before you muster.")
    test.press("1")
    let list = try #require(test.view("announcements"))
    test.application.focus.move(to: list)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(stage.profile?.unreadCount == 1)
    #expect(try tabs(of: test).navigation?.items[0].badge == "1")
  }

  @Test(.proves("M-027"), arguments: Look.Name.allCases)
  func `the detail keeps or covers the tabs, by the look`(look: Look.Name) async throws {
    try stage.world.publish(.sample(1, title: "Fire drill"))
    let test = try await stage.enter(look: look)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("Fire drill"))
    #expect(test.screen.contains("Intranet") == (look != .material))
    await test.goBack()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-029"))
  func `a link waits for the login and opens its whole stack`() async throws {
    try stage.world.publish(.sample(7, title: "Seven"))
    let test = try await stage.enter(link: "muster://announcements/7")
    #expect(test.screen.contains("Seven"))
    #expect(test.view("page") != nil)
    await test.goBack()
    #expect(test.view("announcements") != nil)
    _ = try test.application.root.open("muster://muster")
    #expect(test.view("muster") != nil)
    #expect(throws: LinkError.self) { try test.application.root.open("muster://nowhere") }
  }

  @Test(.proves("M-029", "M-071"))
  func `an unknown link shows a page with a message`() async throws {
    let test = try await stage.enter(link: "muster://announcements/99")
    #expect(test.screen.contains("This announcement no longer exists."))
    await test.goBack()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-023"))
  func `an ended session returns to Login from anywhere`() async throws {
    try stage.world.publish(.sample(1))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    await test.goBack()
    stage.service.next("announcements", .fail(.sessionOver))
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.text("failure") == "Your session has ended. Please log in again.")
    #expect(test.lifecycle.contains("TabController.destroy"))
    await test.logIn()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-077"))
  func `another user sees none of the previous data`() async throws {
    try stage.world.publish(.sample(1))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    await test.goBack()
    test.press("2", KeyPress(.enter))
    await test.use("Muster")
    #expect(stage.profile?.status.isMustered == true)
    await test.logOut()
    await test.logIn(.ben)
    #expect(test.screen.contains("You have not mustered today."))
    #expect(stage.profile?.unreadCount == 1)
  }

  @Test(.proves("M-029"), arguments: Look.Name.allCases)
  func `the running app follows only edges of its diagram`(look: Look.Name) async throws {
    try stage.world.publish(
      AnnouncementContent(
        dbID: 1, title: "T", body: "B", more: "/intranet/safety.html", pubDate: TestTime.beginning))
    let test = try await stage.launch(look: look)
    let app = try #require(test.application.root as? MusterApp)
    let check = NavigationCheck(app, MusterApp.graph)
    await test.logIn()
    test.press(KeyPress(.enter), KeyPress(.enter))
    await test.settle()
    test.press("n", KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("north lawn"))
    await test.goBack()
    await test.goBack()
    for key: KeyPress in ["2", "3", "1", "3", "2"] {
      test.press(key)
      await test.settle()
    }
    await test.use("Log out")
    #expect(check.undeclared == [])
  }
}
