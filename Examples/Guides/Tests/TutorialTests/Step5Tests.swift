import ScreenKitTesting
import Testing

@testable import Tutorial5

@MainActor
@Suite("Step 5 of the tutorial", .leakFree)
struct Step5Tests {
  @Test func `the form adds a book`() {
    let library = Library()
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.fill("Author", with: "Jane Austen")
    test.fill("Pages", with: "474")
    expectSnapshot(of: test.snapshot, "5-form")
    test.press(.button, named: "Save")
    #expect(
      library.books.map(\.facts)
        == [BookFacts(title: "Emma", author: "Jane Austen", pages: 474)])
    #expect(test.screen.contains("Books: 1"))
  }

  @Test func `a form with mistakes is not saved`() {
    let library = Library()
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.press("Ctrl-N")
    test.fill("Pages", with: "0")
    test.press(.button, named: "Save")
    #expect(library.books.isEmpty)
    expectSnapshot(of: test.snapshot, "5-mistakes")
  }

  @Test func `going back with changes asks first`() async {
    let library = Library()
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.press(.escape)
    await test.settle()
    expectSnapshot(of: test.snapshot, "5-unsaved")
    test.press(.button, named: "Discard")
    await test.settle()
    #expect(library.books.isEmpty)
    #expect(test.screen.contains("Books: 0"))
  }

  @Test func `saving while leaving adds the book`() async {
    let library = Library()
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.fill("Author", with: "Jane Austen")
    test.press(.escape)
    await test.settle()
    test.press(.button, named: "Save")
    await test.settle()
    #expect(library.books.map(\.facts.title) == ["Emma"])
    #expect(test.screen.contains("Books: 1"))
  }

  @Test func `a form with mistakes stays when it is left`() async {
    let library = Library()
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.press(.escape)
    await test.settle()
    test.press(.button, named: "Save")
    await test.settle()
    #expect(test.screen.contains("Please correct the marked fields"))
    test.press(.enter)
    #expect(library.books.isEmpty)
    #expect(test.screen.contains("must have letters"))
  }

  @Test func `removing asks first`() {
    let library = Library()
    library.add(BookFacts(title: "Emma", author: "Jane Austen"))
    let test = ScreenTest(BooksNavigator(library), size: .page)
    test.activate(row: .init(0), of: "Books")
    test.press(.button, named: "Remove")
    test.press(.escape)
    #expect(library.books.count == 1)
    test.press(.button, named: "Remove")
    expectSnapshot(of: test.snapshot, "5-remove")
    test.press(.tab, .enter)
    #expect(library.books.isEmpty)
    #expect(test.screen.contains("Books: 0"))
  }
}
