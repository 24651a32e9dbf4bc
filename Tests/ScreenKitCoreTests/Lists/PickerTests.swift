import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Picker", .leakFree, .proves("F-038", "F-039"))
struct PickerTests {
  private let picker = Picker("Colour", ["red", "green", "blue"], value: 1)
  private let application: Application
  private let log = Log<Int>()

  private final class Screen: Controller {
    private let content: View
    init(_ content: View) { self.content = content }
    override func makeView() -> View { content }
  }

  init() {
    application = Application(root: Screen(picker), surface: NullSurface(), clock: ManualClock())
    application.start()
    picker.onChange = { [log] in log.write($0) }
  }

  private func press(_ presses: KeyPress...) {
    for press in presses { application.dispatch(.key(press)) }
  }

  @Test func `it shows and reports the chosen item`() {
    #expect(picker.content.accessibleText == "green")
    #expect(picker.accessibleText == "Colour")
    #expect(picker.accessibleValue == "green")
    #expect(picker.role == .picker)
    #expect(picker.acceptsFocus)
  }

  @Test func `Up and Down change it, and are unhandled at the ends`() throws {
    press(KeyPress(.down), KeyPress(.up), KeyPress(.up), KeyPress(.end), KeyPress(.home))
    #expect(log.entries == [2, 1, 0, 2, 0])
    #expect(picker.content.accessibleText == "red")
    #expect(try !picker.handle(.key(KeyPress(.up))))
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(.space), KeyPress(.down, .alt)])
  func `a key opens the list for a choice`(key: KeyPress) {
    press(key)
    #expect(application.window.panel?.accessibleText == "Colour")
    press(KeyPress(.down), KeyPress(.enter))
    #expect(log.entries == [2])
    #expect(application.window.panel == nil)
    press(key, KeyPress(.up), KeyPress(.escape))
    #expect(picker.value == 2)
    #expect(application.focus.view === picker)
  }

  @Test func `a click opens it as well`() throws {
    for action in [PointerEvent.Action.down(.left), .up(.left)] {
      _ = try picker.handle(
        .pointer(
          PointerInput(
            action: action, location: SurfacePoint(x: 0, y: 0), isInside: true, modifiers: [])))
    }
    #expect(application.window.panel != nil)
  }

  @Test func `letters choose`() {
    press("b", "l")
    #expect(log.entries == [2])
  }

  @Test func `setting the value has no report, and the index is saved`() {
    picker.value = 2
    #expect(log.isEmpty)
    #expect(picker.savedState == .int(2))
    picker.restore(.int(0))
    picker.restore(.int(7))
    picker.restore(.string("x"))
    #expect(picker.accessibleValue == "red")
  }

  @Test func `disabled or empty it does nothing`() throws {
    picker.isEnabled = false
    press(KeyPress(.down), KeyPress(.enter))
    #expect(log.isEmpty)
    let empty = Picker("None", [])
    #expect(empty.value == 0)
    #expect(empty.accessibleValue == "")
    for key in [Key.up, .down, .home, .end, .enter, .space] {
      #expect(try !empty.handle(.key(KeyPress(key))))
    }
  }

  @Test func `data that shrinks moves the value`() {
    let adapter = CountingAdapter(rows: 9)
    let picker = Picker("Row", adapter, value: 8)
    adapter.sections[0].rows = 3
    picker.reload()
    #expect(picker.value == 2)
    #expect(picker.accessibleValue == "0.2")
  }

  @Test func `a reload updates the open list, and closes it without rows`() {
    let adapter = CountingAdapter(rows: 9)
    let picker = Picker("Row", adapter)
    let application = Application(
      root: Screen(picker), surface: NullSurface(), clock: ManualClock())
    application.start()
    application.dispatch(.key(KeyPress(.enter)))
    adapter.sections[0].rows = 3
    picker.reload()
    application.dispatch(.key(KeyPress(.end)), .key(KeyPress(.enter)))
    #expect(picker.value == 2)
    application.dispatch(.key(KeyPress(.enter)))
    #expect(application.window.panel != nil)
    adapter.sections[0].rows = 0
    picker.reload()
    #expect(application.window.panel == nil)
  }

  @Test func `an item that disappeared from the open list is not selected`() {
    let adapter = CountingAdapter(rows: 9)
    let picker = Picker("Row", adapter)
    let application = Application(
      root: Screen(picker), surface: NullSurface(), clock: ManualClock())
    application.start()
    application.dispatch(.key(KeyPress(.enter)), .key(KeyPress(.end)))
    adapter.sections[0].rows = 3
    application.dispatch(.key(KeyPress(.enter)))
    #expect(picker.value == 0)
    #expect(application.window.panel == nil)
  }
}
