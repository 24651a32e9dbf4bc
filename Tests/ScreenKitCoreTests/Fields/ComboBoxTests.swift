import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Combo box", .leakFree)
struct ComboBoxTests {
  private final class Screen: Controller {
    let box: ComboBox
    let other = Button("Other")
    let log = Log<String>()

    init(_ items: [String], itemsOnly: Bool) {
      box = ComboBox("City", items, itemsOnly: itemsOnly)
      super.init()
    }

    override func makeView() -> View {
      box.id = "box"
      return Column(spacing: 1) {
        box
        other
      }
    }

    override func connect() { connect(box) { $0.log.write($1) } }
  }

  private func show(
    _ items: [String] = ["Anna", "Åsa", "Boris", "Hana"], itemsOnly: Bool = false,
    keeper: MemoryKeeper? = nil
  ) -> (Screen, ScreenTest) {
    let screen = Screen(items, itemsOnly: itemsOnly)
    return (screen, ScreenTest(screen, keeper: keeper ?? MemoryKeeper()))
  }

  private func list(_ test: ScreenTest) -> ListView? {
    test.application.window.popup?.children.first as? ListView
  }

  @Test func `typing shows the matches below the field`() {
    let (screen, test) = show()
    #expect(list(test) == nil)
    test.type("as")
    #expect(list(test)?.rowCount == 1)
    #expect(test.screen.contains("Åsa") && !test.screen.contains("Boris"))
    test.press(KeyPress(.backspace))
    #expect(list(test)?.rowCount == 3)
    #expect(screen.log.entries == ["a", "as", "a"])
    #expect(screen.box.field.isFocused)
  }

  @Test func `without matches there is no list`() {
    let (screen, test) = show()
    test.type("ax")
    #expect(list(test) == nil && screen.box.value == "ax")
    test.press(KeyPress(.backspace))
    #expect(list(test) != nil)
    test.press(KeyPress(.backspace))
    #expect(list(test) == nil)
  }

  @Test func `the first down key shows a row, further ones move`() {
    let (screen, test) = show()
    test.type("a")
    test.press(KeyPress(.down))
    #expect(list(test)?.highlightedRow == RowIndex(0))
    test.press(KeyPress(.down))
    #expect(list(test)?.highlightedRow == RowIndex(1))
    test.press(KeyPress(.enter))
    #expect(screen.box.value == "Åsa" && list(test) == nil)
    #expect(screen.log.entries == ["a", "Åsa"])
  }

  @Test func `Enter keeps a typed text unless a row was reached`() {
    let (screen, test) = show()
    test.type("an")
    test.press(KeyPress(.enter))
    #expect(screen.box.value == "an" && list(test) == nil)
  }

  @Test func `undo reverts the choice of an item`() {
    let (screen, test) = show()
    test.type("an")
    test.press(KeyPress(.down), KeyPress(.enter))
    test.press(KeyPress("z", .control))
    #expect(screen.box.value == "an")
  }

  @Test func `down opens all items at the present one`() {
    let (screen, test) = show()
    screen.box.value = "Boris"
    test.press(KeyPress(.down))
    #expect(list(test)?.rowCount == 4)
    #expect(list(test)?.highlightedRow == RowIndex(2))
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(screen.box.value == "Hana")
  }

  @Test func `a click chooses a row, and the focus stays`() throws {
    let (screen, test) = show()
    test.click(screen.box.accessories[0])
    let row = try #require(test.view(.row, named: "Boris"))
    test.click(row)
    #expect(screen.box.value == "Boris" && screen.box.field.isFocused)
    #expect(list(test) == nil)
  }

  @Test func `Escape closes the list first, and then is not handled`() throws {
    let (screen, test) = show()
    test.type("a")
    test.press(KeyPress(.escape))
    #expect(list(test) == nil && screen.box.value == "a")
    #expect(try !screen.box.handle(.key(KeyPress(.escape))))
  }

  @Test func `the list closes when the focus leaves`() {
    let (screen, test) = show()
    test.type("a")
    test.press(KeyPress(.tab))
    #expect(list(test) == nil && screen.other.isFocused)
  }

  @Test func `with items only, the first match is chosen`() {
    let (screen, test) = show(itemsOnly: true)
    test.type("bo")
    test.press(KeyPress(.enter))
    #expect(screen.box.value == "Boris")
  }

  @Test func `with items only, other texts get a message`() {
    let (screen, test) = show(itemsOnly: true)
    test.type("x")
    #expect(screen.box.field.message == "must be in the list")
    test.press(KeyPress(.backspace))
    #expect(screen.box.field.message == nil)
    test.type("An")
    test.press(KeyPress(.escape))
    #expect(screen.box.validate() == "must be in the list")
    test.type("na")
    #expect(screen.box.validate() == nil)
  }

  @Test func `actions complete like keys`() throws {
    let (screen, test) = show()
    let target = try #require(test.application.window.target(of: screen.box.field))
    test.send(.action(.press, on: target))
    let rows = try #require(list(test).flatMap { test.application.window.target(of: $0) })
    test.send(.action(.activate(RowIndex(1)), on: rows))
    #expect(screen.box.value == "Åsa")
    test.send(.action(.setValue(.string("Hana")), on: target))
    #expect(screen.box.value == "Hana")
  }

  @Test func `screen readers announce the number of matches`() {
    let (screen, test) = show()
    test.type("a")
    #expect(screen.box.accessibleValue == "a, 3 results")
    test.press(KeyPress(.down))
    #expect(screen.box.accessibleValue == "a, 3 results, Anna")
    let nodes = test.application.window.semantics.children
    #expect(nodes.first?.role == .comboBox && nodes.contains { $0.role == .list })
  }

  @Test func `the saved text is restored without a list`() {
    let keeper = MemoryKeeper()
    let (_, test) = show(keeper: keeper)
    test.type("bo")
    test.send(.application(.enterBackground))
    let (again, shown) = show(keeper: keeper)
    #expect(again.box.value == "bo" && again.log.isEmpty && list(shown) == nil)
  }

  @Test func `a disabled one opens nothing`() throws {
    let (screen, test) = show()
    screen.box.isEnabled = false
    screen.box.open()
    test.click(screen.box.accessories[0])
    #expect(list(test) == nil)
    #expect(try !screen.box.handle(.key(KeyPress(.down))))
  }

  @Test func `without items it is a plain field`() {
    let (screen, test) = show([])
    test.press(KeyPress(.down))
    test.type("free")
    #expect(list(test) == nil && screen.box.value == "free")
  }

  @Test func `changed items are found after a reload`() {
    let rows = ArrayAdapter(["One"], id: { $0 }, text: { $0 })
    let box = ComboBox("Number", rows)
    let test = ScreenTest(TestScreen("box", box))
    rows.items = ["One", "Two"]
    box.reload()
    test.type("tw")
    #expect(list(test)?.rowCount == 1)
  }

  @Test func `a hundred thousand items cost the visible rows`() {
    let items = (0..<100_000).map { "Item \($0)" }
    let (_, test) = show(items)
    test.press(KeyPress(.down))
    #expect(list(test)?.children.count ?? 0 <= 9)
    test.type("99999")
    #expect(list(test)?.rowCount == 1)
  }
}
