import Foundation
import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("File pickers of web sessions", .leakFree)
struct FilePickerPageTests {
  private static let files = MemoryFileSource([
    "/notes/ideas.md": 910, "/<b>.md": 12_300, "/a.md": 1,
  ])

  @Test func `a screen reader reads each file once by its row`() {
    let test = WebTest(Column { FilePicker(FilePickerPageTests.files) })
    let page = test.session.page(.test)
    #expect(page.contains("aria-label=\"notes, folder\""))
    #expect(!page.contains("aria-label=\"notes, folder\" class=\"g\""))
    let row = page.components(separatedBy: "aria-label=\"notes, folder\"")[1]
    #expect(row.prefix { $0 != "/" }.contains("<div aria-hidden=\"true\" class=\"g"))
  }

  @Test func `rows open folders and choose files`() async throws {
    let picker = FilePicker(FilePickerPageTests.files)
    var chosen: FilePath?
    picker.onChoose = { chosen = $0 }
    let test = WebTest(Column { picker })
    let page = test.session.page(.test)
    #expect(page.contains("&lt;b&gt;") && !page.contains("<b>"))
    let list = try #require(
      test.session.scene.nodes.values.first { $0.view is ListView && $0.view?.parent is Column })
    test.send("[\"f\",\(list.number)]", "[\"k\",\"Enter\"]")
    #expect(picker.folder == FilePath("/notes"))
    test.send("[\"k\",\"Enter\"]")
    #expect(chosen == FilePath("/notes/ideas.md"))
    test.send("[\"k\",\"Backspace\"]")
    #expect(picker.folder == .root)
    let path = try #require(picker.backend.first { $0 is TextField })
    test.send("[\"f\",\(test.number(of: path))]")
    test.session.application.run { try (path as? TextField)?.setByUser("/notes/") }
    test.send("[\"s\",\(test.number(of: path))]")
    await test.session.application.waitUntilIdle()
    #expect(picker.folder == FilePath("/notes"))
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }
}
