import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Moves of nodes, which the page of trees registers with the history of its screen.
@MainActor
@Suite("Undoing moves of tree nodes", .leakFree)
struct TreeUndoTests {
  private func cities(_ open: OpenGallery) -> [String] {
    let names = ["Alexandria", "Cairo", "Giza"]
    return names.filter { open.test.screen.contains($0) }
      .sorted { place(of: $0, open) < place(of: $1, open) }
  }

  private func place(of name: String, _ open: OpenGallery) -> Int {
    let rows = open.test.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.firstIndex { $0.contains("  \(name)") } ?? -1
  }

  @Test func `a menu moves a node, Ctrl-Z and Ctrl-Y undo and redo`() {
    let open = OpenGallery("Tree")
    open.test.press(KeyPress(.right), KeyPress(.down), KeyPress(.function(10), .shift))
    open.test.press(KeyPress(.down), KeyPress(.enter))
    #expect(open.event == "Alexandria was moved down")
    #expect(cities(open) == ["Cairo", "Alexandria", "Giza"])
    open.test.press(KeyPress("z", .control))
    #expect(open.event == "Alexandria was moved up")
    #expect(cities(open) == ["Alexandria", "Cairo", "Giza"])
    open.test.press(KeyPress("y", .control))
    #expect(cities(open) == ["Cairo", "Alexandria", "Giza"])
  }

  @Test func `moving the first node up changes nothing`() {
    let open = OpenGallery("Tree")
    open.test.press(KeyPress(.right), KeyPress(.down), KeyPress(.function(10), .shift))
    open.test.press(KeyPress(.enter), KeyPress("z", .control))
    #expect(open.event == "Alexandria is highlighted")
    #expect(cities(open) == ["Alexandria", "Cairo", "Giza"])
  }
}
