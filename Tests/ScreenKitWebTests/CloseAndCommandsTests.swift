import ScreenKitNav
import ScreenKitTesting
import Testing

@testable import ScreenKitCore
@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Buttons in place of keys in a page", .leakFree)
struct CloseAndCommandsTests {
  @Test(arguments: [ModalStyle.full, .sheet, .dialog])
  func `a modal screen has a button that closes it`(style: ModalStyle) {
    let root = CompositeNavigator { TextScreen("Base") }
    let test = WebTest(root)
    #expect(test.page.element("button", named: "Close") == nil)
    test.session.application.run { root.present(TextScreen("Filter"), as: style) }
    #expect(test.page.text.contains("text of Filter"))
    #expect(test.press("button", named: "Close"))
    #expect(!test.page.text.contains("text of Filter") && test.page.text.contains("text of Base"))
    #expect(test.differences == [] && test.page.problems == [])
  }

  @Test func `a button of each bar opens the commands`() {
    let test = WebTest(StackNavigator { TextScreen("First") })
    #expect(test.page.elements("button").count == 1)
    #expect(test.press("button", named: "Commands"))
    #expect(test.page.element("dialog", named: "Commands") != nil)
    #expect(test.press("button", named: "Close"))
    #expect(test.page.element("dialog", named: "Commands") == nil)
    #expect(test.differences == [] && test.page.problems == [])
  }

  @Test func `the page itself has the button for screens without a bar`() {
    let screen = TextScreen("First")
    screen.navigationItem.isHidden = true
    let test = WebTest(StackNavigator { screen })
    let window = test.session.application.window
    #expect(window.commandButton != nil)
    #expect(test.press("button", named: "Commands"))
    #expect(window.panel != nil && window.commandButton == nil)
    #expect(test.press("button", named: "Close"))
    #expect(window.panel == nil && window.commandButton != nil)
    test.session.application.run { screen.navigationItem.isHidden = false }
    #expect(window.commandButton == nil)
    #expect(test.page.elements("button").count == 1)
    #expect(test.differences == [] && test.page.problems == [])
  }

  @Test(arguments: [ModalStyle.full, .sheet, .dialog])
  func `a modal screen above a bar has the button, too`(style: ModalStyle) {
    let root = CompositeNavigator { StackNavigator { TextScreen("Base") } }
    let test = WebTest(root)
    test.session.application.run { root.present(TextScreen("Filter"), as: style) }
    let isInBar = test.session.application.window.commandButton == nil
    #expect(isInBar == (style == .full))
    #expect(test.press("button", named: "Commands"))
    #expect(test.page.element("dialog", named: "Commands") != nil)
  }

  @Test func `the buttons have the names of the visitor's language`() {
    var settings = WebSession.Settings()
    settings.strings = Strings()
    settings.strings?.commands.commands = "Befehle"
    let test = WebTest(TextScreen("First"), settings: settings)
    #expect(test.page.element("button", named: "Befehle") != nil)
  }
}

private final class TextScreen: Controller {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func makeView() -> View { Label("text of \(title)") }
}
