import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Popup", .leakFree)
struct PopupTests {
  private final class Screen: Controller {
    let first = Button("First")
    let second = Button("Second")
    let inside = Button("Inside")
    lazy var popup = Popup(inside)
    var closed = 0

    override func makeView() -> View {
      popup.onClose = { [unowned self] in closed += 1 }
      return Column(spacing: 3) {
        first
        second
      }
    }
  }

  private func show() -> (Screen, ScreenTest) {
    let screen = Screen()
    let test = ScreenTest(screen)
    test.application.run { screen.popup.open(beside: screen.first) }
    return (screen, test)
  }

  @Test func `it is beside its anchor, which keeps the focus`() {
    let (screen, test) = show()
    #expect(test.screen.contains("Inside"))
    #expect(screen.first.isFocused && screen.popup.anchor === screen.first)
    #expect(test.application.window.popup === screen.popup)
  }

  @Test func `it closes once when the focus leaves`() {
    let (screen, test) = show()
    test.application.run { test.application.focus.move(to: screen.second) }
    #expect(!screen.popup.isOpen && screen.closed == 1)
    #expect(!test.screen.contains("Inside"))
  }

  @Test func `the focus within it returns to the anchor`() {
    let (screen, test) = show()
    test.application.run { test.application.focus.move(to: screen.inside) }
    #expect(screen.inside.isFocused && screen.popup.isOpen)
    test.press(KeyPress(.escape))
    #expect(screen.first.isFocused && !screen.popup.isOpen)
  }

  @Test func `a press elsewhere closes it and has its effect`() {
    let (screen, test) = show()
    test.click(screen.second)
    #expect(!screen.popup.isOpen && screen.second.isFocused)
    test.application.run { screen.popup.open(beside: screen.second) }
    test.click(column: 70, row: 20)
    #expect(!screen.popup.isOpen)
  }

  @Test func `it closes with its anchor`() {
    for hide in [{ (view: View) in view.isHidden = true }, { $0.isEnabled = false }] {
      let (screen, test) = show()
      test.application.run { hide(screen.first) }
      #expect(!screen.popup.isOpen && test.application.window.popup == nil)
    }
    let (screen, test) = show()
    test.application.run { screen.first.removeFromParent() }
    #expect(!screen.popup.isOpen)
  }

  @Test func `a panel in front closes it`() {
    let (screen, test) = show()
    test.press("?")
    #expect(!screen.popup.isOpen && test.application.window.panel != nil)
  }

  @Test func `a second one replaces it`() {
    let (screen, test) = show()
    let other = Popup(Label("Other"))
    test.application.run { other.open(beside: screen.first) }
    #expect(screen.closed == 1 && other.isOpen)
    test.application.run { other.close() }
  }

  @Test func `without a window it stays closed`() {
    let popup = Popup(Label("Never"))
    #expect(!popup.open(beside: Button("Alone")) && !popup.isOpen)
    popup.close()
  }
}
