import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitCore
@testable import ScreenKitText

/// A file picker in a folder of a million entries, or a part of them: see `CaseSample`.
@MainActor
@Suite(.leakFree) struct LargeFolderTests {
  /// The work of keys in the list of a folder.
  private struct Work: Equatable {
    var measured = 0, painted = 0, rows = 0, bytes = 0
  }

  private func work(inFolderOf count: Int) throws -> Work {
    let picker = FilePicker(MemoryFileSource(["/a": 1]))
    let stage = Stage(picker, columns: 60, rows: 20)
    // The entries are in the order of the list: all names have the same length.
    let entries = (0..<count).compactMap { FileName("\(10_000_000 + $0)") }
      .map { FileEntry($0, .file, size: 1) }
    stage.change {
      picker.parts.rows.batch = FileBatch(
        entries: entries, collation: Collation(language: ""))
      picker.parts.list.reload()
      stage.application.focus.move(to: picker)
    }
    let scene = try #require(stage.surface.scene)
    let before = Work(measured: scene.measureCount, painted: scene.paintCount)
    let written = stage.frames.reduce(0) { $0 + $1.count }
    for key in [Key.pageDown, .pageDown, .down, .pageUp, .up] {
      stage.application.dispatch(.key(KeyPress(key)))
    }
    #expect(stage.terminal.text.contains("10000000") == false)
    #expect(stage.isTruthful)
    return Work(
      measured: scene.measureCount - before.measured, painted: scene.paintCount - before.painted,
      rows: rows(in: picker), bytes: stage.frames.reduce(0) { $0 + $1.count } - written)
  }

  private func rows(in view: View) -> Int {
    view is FileRow ? 1 : view.children.reduce(0) { $0 + rows(in: $1) }
  }

  @Test func `keys cost the visible rows, for any number of entries`() throws {
    let few = try work(inFolderOf: 500)
    let many = try work(inFolderOf: CaseSample.count(50_000, of: FilePicker.limit))
    #expect(few.rows > 0 && many.rows == few.rows && few.rows < 40)
    #expect(many.measured <= few.measured + 10 && many.painted <= few.painted + 10)
    // Only the scroll bar and the positions differ.
    #expect(abs(many.bytes - few.bytes) < 200 && few.measured > 0 && few.painted > 0)
  }
}
