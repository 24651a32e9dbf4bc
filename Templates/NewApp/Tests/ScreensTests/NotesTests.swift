import Foundation
import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import Screens

/// Notes in memory.
final class MemoryNotes: NotesStore {
  var notes: [Note] = []

  func load() -> [Note] { notes }
  func save(_ notes: [Note]) { self.notes = notes }
}

@MainActor
@Suite("Notes", .leakFree)
struct NotesTests {
  private let store = MemoryNotes()

  private func start() -> ScreenTest { ScreenTest(RootScreen(Notes(store))) }

  @Test func `a submitted text becomes a note and is saved`() {
    let test = start()
    test.fill("New note", with: "Buy milk")
    test.press(.enter)
    #expect(test.screen.contains("Buy milk"))
    #expect(store.notes == [Note(id: 1, text: "Buy milk")])
  }

  @Test func `a blank text adds nothing`() {
    let test = start()
    test.fill("New note", with: "  ")
    test.press(.enter)
    #expect(store.notes.isEmpty)
  }

  @Test func `the page of a note deletes it`() {
    store.notes = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Ana")]
    let test = start()
    test.activate(row: 1, of: "Notes")
    #expect(test.screen.contains("Call Ana"))
    test.press(.button, named: "Delete")
    #expect(store.notes.map(\.id) == [1])
    #expect(test.screen.contains("Buy milk"))
  }

  @Test func `a damaged file is refused and kept`() throws {
    let path = NSTemporaryDirectory() + "\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    let test = ScreenTest(RootScreen(Notes(NotesFile(path: path))))
    guard case .failed(let error)? = test.outcome else {
      Issue.record("The app runs.")
      return
    }
    #expect(error is DamagedNotes)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("{".utf8))
  }

  @Test func `a file returns its saved notes`() throws {
    let path = NSTemporaryDirectory() + "\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = NotesFile(path: path)
    #expect(try file.load().isEmpty)
    try file.save([Note(id: 3, text: "Tea")])
    #expect(try file.load() == [Note(id: 3, text: "Tea")])
  }
}
