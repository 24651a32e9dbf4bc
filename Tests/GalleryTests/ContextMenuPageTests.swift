import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("Context menus in the gallery", .leakFree)
struct ContextMenuPageTests {
  @Test func `the menu of the page about commands resets the number`() {
    let open = OpenGallery("Commands")
    open.test.press("+", "+", KeyPress(.function(10), .shift))
    #expect(open.test.screen.contains("Begin again"))
    open.test.press(KeyPress(.down), KeyPress(.enter))
    #expect(open.event == "The number is 0")
    #expect(open.test.view("press")?.isFocused == true)
  }

  @Test func `a row and the view around a button have their own menus`() {
    let open = OpenGallery("Context menu")
    open.test.press(KeyPress(.down), KeyPress(.function(10), .shift))
    open.test.press(KeyPress(.down), KeyPress(.enter))
    #expect(open.event == "Rent was archived")
    open.test.press(KeyPress(.tab), KeyPress(.function(10), .shift))
    #expect(open.test.screen.contains("Tomorrow"))
    open.test.press(KeyPress(.down), KeyPress(.enter))
    #expect(open.event == "The note is for tomorrow")
  }
}
