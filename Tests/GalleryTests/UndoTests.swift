import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("Undo in the gallery", .leakFree)
struct UndoTests {
  @Test func `a removed row returns to its position`() throws {
    let open = OpenGallery("Several rows")
    let list = try #require(open.test.view("people", as: List<String>.self))
    open.test.press(KeyPress(.down), KeyPress(.function(10), .shift))
    open.test.press(KeyPress(.down), KeyPress(.enter))
    #expect(!list.items.contains("Boris") && open.event == "Boris was removed")
    open.test.press(KeyPress("z", .control))
    #expect(list.items[1] == "Boris" && open.event == "Boris is back")
    open.test.press(KeyPress("y", .control))
    #expect(!list.items.contains("Boris") && open.event == "Boris was removed")
  }

  @Test func `an edited cell gets its text back`() {
    let open = OpenGallery("Cells of a table")
    open.test.press(KeyPress(.right), KeyPress(.enter), KeyPress("s"), KeyPress(.enter))
    #expect(open.event == "Pencils: 240" && open.test.screen.contains("Pencils"))
    open.test.press(KeyPress("z", .control))
    #expect(open.event == "Pencil: 240" && !open.test.screen.contains("Pencils"))
    open.test.press(KeyPress("y", .control))
    #expect(open.event == "Pencils: 240" && open.test.screen.contains("Pencils"))
  }

  @Test func `buttons with the names of changes undo and redo them`() throws {
    let open = OpenGallery("Undo")
    let undo = try #require(open.test.view("undo", as: Button.self))
    let redo = try #require(open.test.view("redo", as: Button.self))
    #expect(!undo.isEnabled && !redo.isEnabled)
    open.test.press(KeyPress(.tab), KeyPress(.enter))
    #expect(undo.title == "Undo: Remove “Buy milk”" && !redo.isEnabled)
    open.test.click(undo)
    #expect(open.event == "“Buy milk” is back" && !undo.isEnabled)
    #expect(redo.title == "Redo: Remove “Buy milk”")
    open.test.click(redo)
    #expect(open.event == "“Buy milk” was removed" && redo.title == "Redo")
  }
}
