import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText
import Testing

/// A screen that shows its size, and records it at its creation.
private final class SizeScreen: Controller {
  let label = Label()
  private(set) var first: SurfaceSize?
  private(set) var calls = 0
  var onSize: (() -> Void)?

  override func makeView() -> View {
    first = viewSize
    return Column { label }
  }

  override func sizeDidChange() {
    calls += 1
    label.text = "\(viewSize.width) by \(viewSize.height)"
    onSize?()
  }
}

@MainActor
@Suite("Sizes of screens", .leakFree)
struct ScreenSizeTests {
  private let screen = SizeScreen()

  private func test(_ columns: Int, _ rows: Int, _ root: Controller? = nil) -> ScreenTest {
    ScreenTest(root ?? screen, size: CellSize(columns: columns, rows: rows))
  }

  @Test func `a screen has the size of the surface at its creation`() {
    let test = test(50, 9)
    #expect(screen.first == SurfaceSize(width: 50, height: 9))
    #expect(test.screen.contains("50 by 9"))
    #expect(screen.calls == 1)
  }

  @Test func `a resize is reported once and shown at once`() {
    let test = test(50, 9)
    test.resize(to: CellSize(columns: 30, rows: 4))
    #expect(screen.viewSize == SurfaceSize(width: 30, height: 4))
    #expect(test.screen.contains("30 by 4"))
    test.press(.tab)
    #expect(screen.calls == 2)
  }

  @Test func `a screen below a bar gets the remaining size`() {
    let stack = StackNavigator { [screen] in
      screen.title = "Top"
      return screen
    }
    let test = test(50, 9, stack)
    #expect(screen.viewSize.width == 50)
    #expect(screen.viewSize.height < 9)
    #expect(stack.viewSize == SurfaceSize(width: 50, height: 9))
    #expect(test.screen.contains("50 by \(screen.viewSize.height)"))
  }

  @Test func `a covered screen gets its size when it is shown again`() {
    let stack = StackNavigator { [screen] in screen }
    let test = test(50, 9, stack)
    screen.push(SizeScreen())
    test.resize(to: CellSize(columns: 20, rows: 5))
    #expect(screen.viewSize.width == 50)
    test.press(.escape)
    #expect(screen.viewSize.width == 20)
    #expect(screen.calls == 2)
  }

  @Test func `an error in the reaction is shown`() {
    struct TooSmall: PresentableError {
      var title: String { "Too small" }
      var message: String { "Make the window larger." }
    }
    final class Small: Controller {
      override func makeView() -> View { Label("content") }
      override func sizeDidChange() throws { if viewSize.width < 40 { throw TooSmall() } }
    }
    let test = test(50, 12, Small())
    test.resize(to: CellSize(columns: 39, rows: 12))
    #expect(test.screen.contains("Make the window larger."))
  }

  @Test func `a screen may quit when it gets too small`() {
    let test = test(50, 9)
    screen.onSize = { [unowned screen] in screen.application?.quit() }
    test.resize(to: CellSize(columns: 3, rows: 1))
    #expect(test.outcome != nil)
  }

  @Test func `a screen may hide the focused view`() {
    let (wide, narrow) = (Button("wide"), Button("narrow"))
    let test = test(50, 9)
    screen.view?.add(wide)
    screen.view?.add(narrow)
    test.press(.home)
    #expect(wide.isFocused)
    screen.onSize = { wide.isHidden = true }
    test.resize(to: CellSize(columns: 20, rows: 9))
    #expect(narrow.isFocused)
    #expect(test.screen.contains("narrow"))
  }

  @Test func `reactions that change the size again end`() {
    screen.onSize = { [unowned screen] in
      screen.view?.layout.width = .init(maximum: max(1, screen.viewSize.width - 1))
    }
    let test = test(50, 9)
    #expect(screen.calls <= 3)
    withExtendedLifetime(test) {}
  }
}
