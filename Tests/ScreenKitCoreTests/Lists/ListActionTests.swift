import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("List: opening, menus and letters", .leakFree, .proves("F-043", "F-044"))
struct ListActionTests {
  private let list = List(["Apple", "Banana", "Blueberry", "cherry", "Élan", "quince"])
  private let stage: ListStage
  private let log = Log<String>()

  init() {
    stage = ListStage(list, height: 6)
    list.onActivate = { [log] in log.write("open \($0)") }
    list.onHighlight = { [log] in log.write($0) }
    list.menu = { [log] item in
      [
        Command("Edit", keys: []) { log.write("edit \(item)") },
        Command("Delete", keys: []) { log.write("delete \(item)") },
      ]
    }
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(.space)])
  func `Enter and the space bar open the highlighted row`(key: KeyPress) {
    stage.press(KeyPress(.down), key)
    #expect(log.entries == ["Banana", "open Banana"])
  }

  @Test func `a click selects, and a click on the selected row opens it`() {
    stage.click(at: 2)
    #expect(log.take() == ["Blueberry"])
    stage.click(at: 2)
    #expect(log.take() == ["open Blueberry"])
    list.activatesOnClick = true
    stage.click(at: 1)
    #expect(log.take() == ["Banana", "open Banana"])
  }

  @Test func `a release on another row does nothing`() {
    stage.point(.down(.left), at: 1)
    stage.point(.up(.left), at: 2)
    stage.point(.up(.left), at: 2)
    #expect(log.isEmpty)
  }

  @Test func `a press acts only on the item at which it began`() {
    stage.point(.down(.left), at: 1)
    stage.run { list.items = ["Apple", "Avocado", "Banana", "cherry"] }
    stage.clock.advance(by: .milliseconds(500))
    #expect(stage.panel == nil)
    stage.point(.up(.left), at: 1)
    #expect(log.isEmpty)
    stage.point(.down(.left), at: 2)
    stage.run { list.items = ["Apple", "Avocado", "Apricot", "Banana"] }
    stage.point(.up(.left), at: 2)
    #expect(log.isEmpty)
    stage.point(.down(.left), at: 3)
    stage.run { list.items = ["Apple", "Banana"] }
    stage.point(.up(.left), at: 1)
    #expect(log.take() == ["Banana"])
  }

  @Test func `a long press opens the row's menu, and a release nothing`() {
    stage.point(.down(.left), at: 3)
    stage.clock.advance(by: .milliseconds(499))
    #expect(stage.panel == nil)
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.panel == "cherry")
    stage.point(.up(.left), at: 3)
    #expect(log.take() == ["cherry"])
    stage.press(KeyPress(.down), KeyPress(.enter))
    #expect(log.take() == ["delete cherry"])
    #expect(stage.panel == nil)
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func `a moved or early released pointer opens no menu`() {
    stage.point(.down(.left), at: 3)
    stage.point(.drag(.left), at: 2)
    stage.clock.advance(by: .seconds(1))
    #expect(stage.panel == nil)
    stage.click(at: 1)
    stage.clock.advance(by: .seconds(1))
    #expect(stage.panel == nil)
  }

  @Test(arguments: [KeyPress(.function(10), .shift), KeyPress(.enter, .alt)])
  func `a key opens the menu too`(key: KeyPress) {
    stage.press(key, KeyPress(.enter))
    #expect(log.entries == ["edit Apple"])
    stage.press(key, KeyPress(.escape))
    #expect(stage.panel == nil)
    list.menu = nil
    stage.press(key)
    #expect(stage.panel == nil)
  }

  @Test func `so does the right button`() {
    stage.point(.down(.right), at: 1)
    #expect(stage.panel == "Banana")
  }

  @Test func `letters find the next row that begins with them`() {
    stage.type("b")
    stage.clock.advance(by: .seconds(2))
    stage.type("b")
    stage.clock.advance(by: .seconds(2))
    stage.type("b")
    #expect(log.take() == ["Banana", "Blueberry", "Banana"])
    stage.type("lu")
    #expect(log.take() == ["Blueberry"])
    stage.clock.advance(by: .seconds(2))
    stage.type("é")
    stage.clock.advance(by: .seconds(2))
    stage.type("C")
    #expect(log.take() == ["Élan", "cherry"])
  }

  @Test func `the same letter again finds the next such row`() {
    stage.type("bbb")
    #expect(log.entries == ["Banana", "Blueberry", "Banana"])
  }

  @Test func `a command key stays one, and unmatched letters are unhandled`() throws {
    #expect(try !list.handle(.key("q")))
    #expect(try !list.handle(.key("?")))
    #expect(try !list.handle(.key("z")))
    #expect(log.isEmpty)
    let other = List(["aq", "a"])
    let stage = ListStage(other)
    stage.type("aq")
    #expect(other.highlightedItem == "aq")
    #expect(stage.application.state == .active)
  }

  @Test func `a disabled list does nothing`() throws {
    list.isEnabled = false
    stage.press(KeyPress(.down), KeyPress(.enter), "b")
    stage.click(at: 2)
    stage.point(.scroll(x: 0, y: 1), at: 0)
    #expect(try !list.handle(.key(KeyPress(.down))))
    #expect(log.isEmpty)
  }

  @Test func `controls in rows work, and keys enter and leave the row`() throws {
    final class RowView: View {
      let label = Label()
      let button = Button("Buy")
      override init() {
        super.init()
        add(
          Row {
            label; button
          })
      }
    }
    let bought = Log<String>()
    let list = List(["a", "b", "c"], id: { $0 }, row: { RowView() }) { view, item in
      view.label.text = item
      view.button.action = { bought.write(item) }
    }
    let stage = ListStage(list)
    stage.press(KeyPress(.down), KeyPress(.right), KeyPress(.enter))
    #expect(bought.entries == ["b"])
    stage.press(KeyPress(.left))
    #expect(list.isFocused)
    stage.press(KeyPress(.right), KeyPress(.down))
    #expect(list.isFocused)
    #expect(list.highlightedRow == RowIndex(2))
    stage.press(KeyPress(.right))
    stage.run { list.reload() }
    #expect(stage.application.focus.view is Button)
    stage.run { list.items = ["x", "y", "z"] }
    #expect(list.isFocused)
  }

  @Test func `a controller's method is connected by the item`() {
    final class Screen: Controller {
      let list = List(["a", "b"])
      var opened = ""
      override func makeView() -> View { list }
      override func connect() { connect(list, to: Screen.open) }
      func open(_ item: String) { opened = item }
    }
    let screen = Screen()
    let application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.start()
    application.dispatch(.key(KeyPress(.down)), .key(KeyPress(.enter)))
    #expect(screen.opened == "b")
  }

  @Test func `an action on a row's button presses no other row's`() throws {
    let log = log
    let rows = List(["Apple", "Banana"], id: { $0 }) {
      Row { Button("Eat") }
    } show: { row, item in
      (row.children.first as? Button)?.action = { log.write(item) }
    }
    let stage = ListStage(rows, height: 2)
    let window = stage.application.window
    let content = try #require(rows.children.first as? RowCell).content
    let button = try #require(content.children.first as? Button)
    let target = try #require(window.target(of: button))
    rows.items = ["Cherry", "Banana"]
    stage.run()
    stage.application.dispatch(.action(.press, on: target))
    #expect(log.entries == [])
    let new = try #require(window.target(of: button))
    stage.application.dispatch(.action(.press, on: new))
    #expect(log.entries == ["Cherry"])
  }
}
