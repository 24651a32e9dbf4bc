import MasterDetail
import RecipeBook
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// The example app, used as its users do.
@MainActor
@Suite("The recipe book", .leakFree)
struct RecipeTests {
  private let book = Cookbook()

  private func launch(_ columns: Int = 90, keeper: MemoryKeeper? = nil) -> ScreenTest {
    ScreenTest(
      RecipeBook.makeRoot(book), size: CellSize(columns: columns, rows: 16), keeper: keeper)
  }

  @Test(arguments: [90, 40])
  func `a note is returned to the recipe as a result`(columns: Int) {
    let test = launch(columns)
    test.activate(row: RowIndex(0), of: "Recipes")
    #expect(test.screen.contains("1. Mix eggs"))
    test.press(.button, named: "Edit note")
    test.fill("Note", with: "more butter")
    test.press(.button, named: "Done")
    #expect(book.notes[1] == "more butter")
    #expect(test.screen.contains("Note: more butter"))
  }

  @Test func `going back from a changed note asks`() async {
    let test = launch(40)
    test.activate(row: RowIndex(0), of: "Recipes")
    test.press(.button, named: "Edit note")
    test.fill("Note", with: "less")
    test.application.goBack()
    await test.settle()
    #expect(test.screen.contains("Unsaved changes"))
    test.press(.button, named: "Discard")
    await test.settle()
    #expect(test.screen.contains("1. Mix eggs"))
    #expect(book.notes.isEmpty)
  }

  @Test func `one link opens a recipe, another one its note above`() {
    let test = launch(40)
    test.application.open(link: "recipes://recipe/3/note")
    #expect(test.screen.contains("Note"))
    test.press(.escape)
    #expect(test.screen.contains("1. Fill the pastry"))
    test.application.open(link: "recipes://all")
    #expect(test.screen.contains("Pancakes"))
  }

  @Test func `the recipe and the typed note are restored`() {
    let keeper = MemoryKeeper()
    let test = launch(keeper: keeper)
    test.application.open(link: "recipes://recipe/2/note")
    test.fill("Note", with: "basil")
    test.send(.application(.enterBackground))
    let again = launch(40, keeper: keeper)
    #expect(again.screen.contains("basil"))
  }
}
