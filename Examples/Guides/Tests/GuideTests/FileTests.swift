import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to files", .leakFree)
struct FileTests {
  @Test func `a table is imported and a report exported`() async {
    let files = MemoryFileSource(["/sales.csv": 1_200, "/report.md": 90, "/notes.txt": 3])
    let screen = TableScreen(files)
    let test = ScreenTest(screen)
    test.press(.button, named: "Import")
    await test.settle()
    #expect(test.screen.contains("sales.csv") && !test.screen.contains("notes.txt"))
    test.press(.enter)
    await test.settle()
    test.press(.button, named: "Export")
    await test.settle()
    test.press(.button, named: "Save")
    await test.settle()
    test.press(.button, named: "Replace")
    await test.settle()
    #expect(screen.done == ["imported /sales.csv", "exported /report.md"])
  }

  @Test func `files of a service are selected like others`() async {
    let notes = NoteFiles { $0 == .root ? ["garden"] : ["spring.md"] }
    let screen = TableScreen(notes)
    let test = ScreenTest(screen)
    test.press(.button, named: "Export")
    await test.settle()
    test.press(.enter)
    await test.settle()
    #expect(test.screen.contains("/garden") && test.screen.contains("spring.md"))
    test.press(.escape)
    await test.settle()
  }
}
