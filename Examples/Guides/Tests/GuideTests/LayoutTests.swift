import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import GuideSnippets

@MainActor
@Suite("Layouts in JSON", .leakFree)
struct LayoutTests {
  private func show() throws -> (FilesLayoutScreen, ScreenTest) {
    let screen = FilesLayoutScreen(
      try LayoutDocument(FilesLayoutScreen.json, file: "files.json"))
    return (screen, ScreenTest(screen, size: CellSize(columns: 60, rows: 14)))
  }

  @Test func `a tree of a document reports its highlighted node`() throws {
    let (_, test) = try show()
    test.press(KeyPress(.down))
    #expect(test.screen.contains("To Bob"))
    #expect(test.view("name", as: TextField.self)?.value == "To Ann")
    expectSnapshot(of: test.snapshot, "layout")
  }
}
