import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import Screens

@MainActor
@Suite("Tabs", .leakFree)
struct TabsTests {
  @Test func `the settings delete all notes after a question`() {
    let store = MemoryNotes()
    store.notes = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Ana")]
    let test = ScreenTest(TabsScreen(Notes(store)))
    #expect(test.screen.contains("Buy milk"))
    test.press(.tab, named: "Settings")
    #expect(test.screen.contains("Notes: 2"))
    test.press(.button, named: "Delete all notes…")
    test.press(.button, named: "Delete")
    #expect(store.notes.isEmpty)
    test.press(.tab, named: "Notes")
    #expect(!test.screen.contains("Buy milk"))
  }
}
