import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Search field", .leakFree)
struct SearchFieldTests {
  private final class Screen: Controller {
    let search = SearchField()
    let list = List(
      FilteredAdapter(
        ArrayAdapter(["Anna", "Åsa", "Boris", "Hana"], id: { $0 }, text: { $0 })))
    let log = Log<String>()

    override func makeView() -> View {
      search.id = "search"
      search.list = list
      return Column {
        search
        list
      }
    }

    override func connect() {
      connect(search) { $0.log.write("search \($1)") }
      connect(list) { $0.log.write("open \($1)") }
    }
  }

  private func show(keeper: MemoryKeeper? = nil) -> (Screen, ScreenTest) {
    let screen = Screen()
    return (screen, ScreenTest(screen, keeper: keeper ?? MemoryKeeper()))
  }

  @Test func `each letter filters the list`() {
    let (screen, test) = show()
    test.type("a")
    #expect(screen.list.items == ["Anna", "Åsa", "Hana"])
    test.type("s")
    #expect(screen.list.items == ["Åsa"])
    test.press(KeyPress(.backspace))
    #expect(screen.list.items == ["Anna", "Åsa", "Hana"])
    #expect(screen.log.entries == ["search a", "search as", "search a"])
  }

  @Test func `Escape deletes the text first, and then is not handled`() throws {
    let (screen, test) = show()
    test.type("bo")
    test.press(KeyPress(.escape))
    #expect(screen.search.value.isEmpty && screen.list.rowCount == 4)
    #expect(try !screen.search.handle(.key(KeyPress(.escape))))
  }

  @Test func `the button deletes the text and keeps the focus in the field`() throws {
    let (screen, test) = show()
    let button = try #require(screen.search.accessories.last as? FieldButton)
    #expect(!button.isEnabled)
    test.type("bo")
    #expect(button.isEnabled)
    test.click(button)
    #expect(screen.search.value.isEmpty && screen.search.field.isFocused)
  }

  @Test func `Enter activates the highlighted result`() {
    let (screen, test) = show()
    test.type("bor")
    test.press(KeyPress(.enter))
    #expect(screen.log.entries.last == "open Boris")
    test.press(KeyPress(.up))
    test.type("x")
    screen.log.clear()
    test.press(KeyPress(.enter))
    #expect(screen.log.isEmpty)
  }

  @Test func `the number of results is shown and announced`() {
    let (screen, test) = show()
    #expect(screen.search.resultCount == nil)
    test.type("an")
    #expect(screen.search.resultCount == 2)
    #expect(test.screen.contains("2"))
    #expect(screen.search.field.accessibleValue == "an, 2 results")
    test.type("nx")
    #expect(screen.search.accessibleValue == "annx, 0 results")
  }

  @Test func `actions search like keys`() {
    let (screen, test) = show()
    guard let target = test.application.window.target(of: screen.search) else { return }
    test.send(.action(.setValue(.string("han")), on: target))
    #expect(screen.list.items == ["Hana"])
    test.send(.action(.submit, on: target))
    #expect(screen.log.entries == ["search han", "open Hana"])
    test.send(.action(.dismiss, on: target))
    #expect(screen.search.value.isEmpty)
  }

  @Test func `the saved text filters the list again`() {
    let keeper = MemoryKeeper()
    let (_, test) = show(keeper: keeper)
    test.type("bo")
    test.send(.application(.enterBackground))
    let (again, _) = show(keeper: keeper)
    #expect(again.list.items == ["Boris"])
    #expect(again.log.isEmpty)
  }

  @Test func `a text set in code filters without a report`() {
    let (screen, _) = show()
    screen.search.value = "ana"
    #expect(screen.list.items == ["Hana"] && screen.log.isEmpty)
  }

  @Test func `a screen reader reads one control`() {
    let (_, test) = show()
    let node = test.application.window.semantics.children.first
    #expect(node?.role == .searchField && node?.name == "Search")
  }

  @Test func `a disabled one keeps its text`() throws {
    let search = SearchField()
    search.value = "a"
    search.isEnabled = false
    #expect(try !search.handle(.key(KeyPress(.escape))))
    #expect(search.value == "a")
  }

  @Test func `without a list the app counts the results`() {
    let search = SearchField("Anywhere")
    search.resultCount = 1
    #expect(search.accessibleValue == "1 result")
    #expect(search.accessibleText == "Anywhere")
  }
}
