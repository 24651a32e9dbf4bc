import Foundation
import ScreenKitDocuments
import ScreenKitTesting
import Testing

@testable import Tutorial6

@MainActor
@Suite("Step 6 of the tutorial", .leakFree)
struct Step6Tests {
  /// A folder that is removed after the test.
  private func withFile(_ body: (LibraryFile) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(LibraryFile(url: folder.appending(path: "books.json")))
  }

  @Test func `books are there in the next run`() throws {
    try withFile { file in
      try Library(file: file).add(BookFacts(title: "Emma", author: "Jane Austen"))
      let library = try Library(file: file)
      #expect(library.books.map(\.facts.title) == ["Emma"])
    }
  }

  @Test func `a damaged file stops the start with an error`() throws {
    try withFile { file in
      try Data("[{".utf8).write(to: file.url)
      #expect(throws: DecodingError.self) { try Library(file: file) }
    }
  }

  @Test func `a book that cannot be saved is not shown`() throws {
    try withFile { file in
      let library = try Library(file: LibraryFile(url: file.url.appending(path: "no/folder")))
      let test = ScreenTest(BooksNavigator(library), size: .page)
      test.press("Ctrl-N")
      test.fill("Title", with: "Emma")
      test.fill("Author", with: "Jane Austen")
      test.press(.button, named: "Save")
      #expect(library.books.isEmpty)
      #expect(test.application.window.panels.count == 1)
    }
  }

  @Test func `a half-filled form is restored after a crash`() throws {
    let (library, keeper) = (Library(), MemoryKeeper())
    let test = ScreenTest(BooksNavigator(library), size: .page, keeper: keeper)
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.advance(by: .seconds(2))
    // The first app does not end; a second one starts from its saved state.
    let again = ScreenTest(BooksNavigator(library), size: .page, keeper: keeper)
    expectSnapshot(of: again.snapshot, "6-restored")
  }

  @Test func `Back has its title after a relaunch from a file`() throws {
    try withFile { file in
      let keeper = StateFile(path: file.url.deletingLastPathComponent().path + "/screens.json")
      let test = ScreenTest(BooksNavigator(Library()), size: .page, keeper: keeper)
      test.press("Ctrl-N")
      test.fill("Title", with: "Emma")
      test.send(.application(.enterBackground))
      let again = ScreenTest(BooksNavigator(Library()), size: .page, keeper: keeper)
      #expect(again.screen == test.screen)
      // An app saves when it ends, which must be before the folder is removed.
      for app in [test, again] { app.terminate() }
    }
  }

  @Test func `the filter and the highlighted row are restored`() throws {
    let (library, keeper) = (Library(), MemoryKeeper())
    for title in ["Dune", "Emma", "Ulysses"] {
      try library.add(BookFacts(title: title, author: "Somebody"))
    }
    try library.update(1) { $0.isRead = true }
    let test = ScreenTest(BooksNavigator(library), size: .page, keeper: keeper)
    test.press(.checkbox, named: "Only unread")
    test.select(row: .init(1), of: "Books")
    test.send(.application(.enterBackground))
    let again = ScreenTest(BooksNavigator(library), size: .page, keeper: keeper)
    expectSnapshot(of: again.snapshot, "6-filter")
  }
}
