import Foundation
import ScreenKitCore
import ScreenKitTesting
import Testing
import WebHost

@testable import BookScreens
@testable import BooksWeb

@MainActor
@Suite("The reading list in a browser", .leakFree)
struct BooksWebTests {
  /// A folder of each test, which it removes.
  private let folder = URL.temporaryDirectory.appending(path: "books-\(UUID().uuidString)")

  private func open(_ shelves: Shelves, _ browser: String) throws -> ScreenTest {
    ScreenTest(BooksNavigator(try shelves.library(of: Visitor(browser: browser))))
  }

  private func add(_ title: String, in test: ScreenTest) {
    test.press("Ctrl-N")
    test.fill("Title", with: title)
    test.fill("Author", with: "Somebody")
    test.press(.button, named: "Save")
  }

  @Test func `two pages of a browser show the same books at once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelves = Shelves(folder: folder)
    let first = try open(shelves, "a")
    let second = try open(shelves, "a")
    add("Emma", in: first)
    await second.settle()
    #expect(second.screen.contains("Emma"))
  }

  @Test func `another browser has its own books`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelves = Shelves(folder: folder)
    add("Emma", in: try open(shelves, "a"))
    #expect(!(try open(shelves, "b").screen.contains("Emma")))
  }

  @Test func `the books remain after all pages were closed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelves = Shelves(folder: folder)
    let first = try open(shelves, "a")
    add("Emma", in: first)
    first.terminate()
    #expect(try open(shelves, "a").screen.contains("Emma"))
    #expect(try open(Shelves(folder: folder), "a").screen.contains("Emma"))
  }

  @Test func `the app makes a root for each visitor`() throws {
    #expect(try BooksWeb().makeRoot(for: Visitor(browser: "a")) is BooksNavigator)
  }
}
