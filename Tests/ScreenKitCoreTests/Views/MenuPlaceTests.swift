import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Positions of menus", .leakFree)
struct MenuPlaceTests {
  /// A column of a button and a list, within a view with another menu.
  private final class Screen: Controller {
    let button = Button("Card")
    let plain = Button("Plain")
    let list = List((0..<30).map { "row \($0)" })

    override func makeView() -> View {
      button.contextMenu = { [Command("Rename", keys: []) {}, Command("Delete", keys: []) {}] }
      list.menu = { item in [Command("Open \(item)", keys: []) {}] }
      let column = Column {
        Label("Title")
        Row(spacing: 2) { [Label("          "), button, plain] }
        list
      }
      column.contextMenu = { [Command("New", keys: []) {}] }
      return column
    }
  }

  private let screen = Screen()
  private let menuKey = KeyPress(.function(10), .shift)

  private func launch(_ strings: Strings = Strings()) -> ScreenTest {
    ScreenTest(screen, size: CellSize(columns: 40, rows: 12), strings: strings)
  }

  private func place(_ test: ScreenTest) -> SurfaceRect? {
    test.application.window.panel.flatMap { test.application.surface.bounds(of: $0) }
  }

  private func press(_ test: ScreenTest, x: Int, y: Int) {
    test.send(.pointer(PointerEvent(.down(.right), at: SurfacePoint(x: x, y: y))))
  }

  private func isWithin(_ area: SurfaceRect?, _ columns: Int, _ rows: Int) -> Bool {
    guard let area else { return false }
    return area.origin.x >= 0 && area.origin.y >= 0 && area.origin.x + area.size.width <= columns
      && area.origin.y + area.size.height <= rows
  }

  @Test func `the right button opens the menu at the pointer`() {
    let test = launch()
    press(test, x: 14, y: 1)
    #expect(place(test)?.origin == SurfacePoint(x: 14, y: 1))
    test.press(KeyPress(.escape))
    press(test, x: 5, y: 4)
    #expect(place(test)?.origin == SurfacePoint(x: 5, y: 4) && test.screen.contains("Open row 2"))
  }

  @Test func `the menu stays within the screen`() {
    let test = launch()
    for (x, y) in [(39, 11), (0, 11), (39, 2), (20, 9)] {
      press(test, x: x, y: y)
      #expect(isWithin(place(test), 40, 12), "\(x) \(y)")
      test.press(KeyPress(.escape))
    }
    press(test, x: 30, y: 8)
    test.resize(to: CellSize(columns: 20, rows: 6))
    #expect(isWithin(place(test), 20, 6))
  }

  @Test func `a key opens it below the focused view`() throws {
    let test = launch()
    test.press(menuKey)
    let button = try #require(test.application.surface.bounds(of: screen.button))
    #expect(place(test)?.origin == SurfacePoint(x: button.origin.x, y: button.origin.y + 1))
    test.press(KeyPress(.escape), KeyPress(.tab), menuKey)
    let plain = try #require(test.application.surface.bounds(of: screen.plain))
    #expect(test.screen.contains("New"))
    #expect(place(test)?.origin == SurfacePoint(x: plain.origin.x, y: plain.origin.y + 1))
  }

  @Test func `a key opens a row's menu below the row or above it`() throws {
    let test = launch()
    test.application.focus.move(to: screen.list)
    test.press(KeyPress(.down), menuKey)
    let row = try #require(screen.list.focusPart.flatMap(test.application.surface.bounds))
    #expect(place(test)?.origin.y == row.origin.y + 1)
    test.press(KeyPress(.escape), KeyPress(.end), menuKey)
    let last = try #require(screen.list.focusPart.flatMap(test.application.surface.bounds))
    let menu = try #require(place(test))
    #expect(menu.origin.y + menu.size.height == last.origin.y)
  }

  @Test func `a long press opens it at the pointer`() {
    let test = launch()
    test.send(.pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 7, y: 3))))
    test.advance(by: .seconds(2))
    #expect(place(test)?.origin == SurfacePoint(x: 7, y: 3))
  }

  @Test func `from right to left it ends at the pointer`() throws {
    let test = launch()
    screen.view?.layout.direction = .rightToLeft
    test.application.window.layout.direction = .rightToLeft
    press(test, x: 30, y: 4)
    let menu = try #require(place(test))
    #expect(menu.origin.x + menu.size.width == 31 && menu.origin.y == 4)
  }

  @Test func `other panels stay in the middle`() throws {
    let test = launch()
    let panel = Panel(Label("Hello"))
    test.application.run { test.application.open(panel) }
    let area = try #require(place(test))
    #expect(panel.placement == .center && area.origin.y > 3 && area.origin.x > 10)
  }
}
