import AppParts
import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Screens: Intranet", .leakFree)
final class IntranetScreenTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  private func open() async throws -> ScreenTest {
    let test = try await stage.enter()
    test.press("3")
    await test.settle()
    if let page = test.view("page") { test.application.focus.move(to: page) }
    return test
  }

  private func isEnabled(_ id: ViewID, _ test: ScreenTest) -> Bool? { test.view(id)?.isEnabled }

  @Test(.proves("M-010", "M-015", "M-022"))
  func `pages are read with the session, by links and history`() async throws {
    let test = try await open()
    #expect(test.screen.contains("A place outside"))
    #expect(isEnabled("back", test) == false)
    test.press("n", KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("north lawn"))
    #expect(isEnabled("back", test) == true)
    await test.use("Back")
    #expect(test.screen.contains("A place outside"))
    #expect(isEnabled("forward", test) == true)
    await test.use("Forward")
    #expect(test.screen.contains("north lawn"))
    test.press(KeyPress(.backspace))
    #expect(test.screen.contains("A place outside"))
    test.press(KeyPress(.right, .alt))
    #expect(test.screen.contains("north lawn"))
    #expect(stage.service.calls.count { $0 == "page" } == 2)
  }

  @Test func `hints name the history keys only while they have an effect`() async throws {
    let test = try await open()
    func names() -> [String] { test.application.keyHints.map(\.name) }
    #expect(!names().contains("Previous page") && !names().contains("Next page"))
    test.press(KeyPress(.left, .alt), "n", KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("north lawn"))
    #expect(names().contains("Previous page") && !names().contains("Next page"))
    test.press(KeyPress(.backspace))
    #expect(!names().contains("Previous page") && names().contains("Next page"))
  }

  @Test func `controls ask a form of an intranet page`() async throws {
    var service = StubService()
    service.html = """
      <p>Gear for the north lawn</p><form action="gear.html"><input type=hidden name=id value=7>
      <p><label>Size <select name=size><option value=s>Small<option value=l>Large</select></label></p>
      <label><input type=checkbox name=boots> Boots</label><button>Order</button></form>
      """
    let page = try await service.page(.start, Secret("stub"))
    let form = FormView(.init(notChosen: "Not chosen", submit: "Send"))
    form.show(html: page.html)
    #expect(form.fields.map(\.control.accessibleName) == ["Size", "Boots"])
    let test = ScreenTest(FormScreen(form))
    #expect(test.screen.contains("Gear for the north lawn") && test.screen.contains("Order"))
    test.application.focus.move(to: form.fields[0].control)
    test.press(.down)
    test.application.focus.move(to: form.fields[1].control)
    test.press(.space)
    #expect(form.missing == nil && form.form?.action == "gear.html")
    #expect(form.answers == [.init("id", "7"), .init("size", "l"), .init("boots", "on")])
  }

  @Test(.proves("M-022"))
  func `a page with a form shows its text, without controls`() async throws {
    var service = StubService()
    service.html = """
      <p>Gear for the north lawn</p><form action="gear.html" method=post>
      <label>Size <input name=size></label><button>Order</button></form><p>The end</p>
      """
    let test = try await stage.enter(service: service)
    test.press("3")
    await test.settle()
    let page = try #require(test.view("page") as? DocumentView)
    for text in ["Gear for the north lawn", "Size", "The end"] {
      #expect(test.screen.contains(text))
    }
    #expect(page.children.allSatisfy { !($0 is Control) })
    #expect(test.view(.button, named: "Order") == nil)
  }

  @Test(.proves("M-022"))
  func `links are relative to their page, also after Back`() async throws {
    let test = try await open()
    test.press("n", KeyPress(.enter))
    await test.settle()
    test.press("n", KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("A place outside"))
    test.press(KeyPress(.backspace), KeyPress(.backspace), "n", KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("Examinations"))
    #expect(isEnabled("forward", test) == false)
  }

  @Test(.proves("M-022"))
  func `a foreign link is shown and not followed`() async throws {
    let test = try await open()
    test.press("n", "n", "n", KeyPress(.enter))
    await test.settle()
    #expect(test.text("foreign")?.hasPrefix("https://www.example.org/ is outside") == true)
    #expect(stage.service.calls.count { $0 == "page" } == 1)
  }

  @Test(.proves("M-055"))
  func `a failed page keeps the previous one, and can be retried`() async throws {
    let test = try await open()
    test.press("n")
    for error: ServiceError in [
      .timedOut, .unreachable("x"), .notFound, .badAnswer(.otherKind("a")),
    ] {
      stage.service.next("page", .fail(error))
      test.press(KeyPress(.enter))
      await test.settle()
      #expect(test.text("load")?.hasSuffix("\(error)") == true)
      #expect(test.screen.contains("A place outside"))
    }
    await test.use("Try again")
    #expect(test.screen.contains("north lawn"))
  }

  @Test(.proves("M-055"))
  func `loading is visible and can be cancelled`() async throws {
    let test = try await stage.enter()
    let reply = StubResponse<Void>()
    stage.service.next("page", .first { try? await reply.value() })
    test.press("3")
    await test.settle()
    #expect(test.text("load") == "Loading /intranet/ (may take 3 s)")
    await test.use("Cancel")
    #expect(test.view("page") == nil)
    #expect(test.text("load")?.contains("Cancelled.") == true)
    await test.use("Try again")
    #expect(test.screen.contains("A place outside"))
  }

  @Test(.proves("M-055"))
  func `a link followed during a load replaces that load`() async throws {
    let test = try await open()
    let replies = [StubResponse<Void>(), StubResponse<Void>()]
    for reply in replies { stage.service.next("page", .first { try? await reply.value() }) }
    test.press("n", KeyPress(.enter))
    await test.settle()
    test.press("n", KeyPress(.enter))
    await test.settle()
    #expect(test.text("load")?.hasPrefix("Loading") == true)
    replies[1].give(())
    await test.settle()
    #expect(test.text("load") == "")
    #expect(test.screen.contains("Examinations"))
  }

  @Test(.proves("M-015"))
  func `without a session there is no page, and credentials stay`() async throws {
    let test = try await open()
    stage.service.next("page", .fail(.sessionOver))
    test.press("n", KeyPress(.enter))
    await test.settle()
    #expect(test.text("failure") == "Your session has ended. Please log in again.")
    #expect(test.view("page") == nil)
  }
}

/// A screen with only a form.
private final class FormScreen: Controller {
  private let form: FormView

  init(_ form: FormView) {
    self.form = form
    super.init()
  }

  override func makeView() -> View { form }
}
